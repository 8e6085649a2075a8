"""The page's answers without a server are compared with a file; the file is Python's."""

from .answers import FILE, answers


def test_the_answers_of_the_page_are_those_of_python() -> None:
    assert FILE.read_text("utf-8") == answers()
