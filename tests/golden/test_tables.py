"""Tables in the browser are compared with a file; the file is the server's."""

from .tables import FILE, tables


def test_the_tables_of_the_page_are_those_of_the_server() -> None:
    assert FILE.read_text("utf-8") == tables()
