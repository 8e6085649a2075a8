"""Names: people's own in any script are welcome; blank, disguised and borrowed ones are not."""
# ruff: noqa: RUF001  # letters that look like others are what it is about

import pytest

from impera.server.messages.problems import Problem
from impera.server.storage.store import open_store
from impera.server.table.letters import looks
from impera.server.table.names import clean_name, told_apart
from impera.words.languages import FOLDER, LANGUAGES

from .people import serving

PEOPLE = (
    *("Ana", "Zoë", "Łukasz", "Ștefan", "Ţăran", "José-María", "O’Neill", "D'Artagnan", "Jr."),
    *("Мар’яна", "Мар'яна", "Ґалаґан", "Ёж", "Παναγιώτης", "ΆΝΝΑ", "Nguyễn Thị Ánh", "x_X_x"),
    *("שלום", "צ׳רלי", "محمد", "می‌خواهم", "अंकिता", "க்ஷ", "สมชาย", "გიორგი", "Հայկ", "이순신"),
    *(
        "山田太郎",
        "やまだ たろう",
        "ジョン・スミス",
        "Yuki 雪",
        "민수 Kim",
        "7",
        "Ana2",
        "007",
        "Levi",
    ),
    *("J. R. R. Tolkien", "Anne-Marie", "Emperor Palpatine", "Masterson", "Level-headed Lu"),
)
CLEANED = {
    "  Zoë\u202e  the\n1st ": "Zoë the 1st",
    "e\u0301va": "éva",
    "Ａｎａ": "Ana",
    "𝔄𝔫𝔞": "Ana",
    "A\u200bn\u00ada\ufeff": "Ana",
    "A\u200dn\u200ca": "Ana",
    "e\u200b\u0301va": "éva",
    "Ana (2)": "Ana",
    "ﬁn": "fin",
    "\u200d \u2066 ": None,
    " \n": None,
}
REFUSED = (
    *("\u3164", "\u115f", "\u2800", "\uffa0", "A\u3164", "\u2800Ana", "\u17b4", "Ana\u034f"),
    *("...", "- -", "’", "\u0301", " \u0301a", "1\u0301", "´"),
    *("level:6", "level:x", "level 6", "Level6", "LEVEL-6", "1evel 6", "Ievel:6", "lеvеl:6"),
    *(
        "ｌｅｖｅｌ：６",
        "leve\u200bl:6",
        "Emperor",
        "EMPEROR",
        "Ernperor",
        "Open seat",
        "Імператор",
    ),
    *("Αυτοκράτορας", "Empêreur\u0302\u0302\u0302", "Ẑ̃̃̃algo", "Z\u0300\u0301\u0302", "aͫ"),
    *("Аna", "Anа", "Aνα", "Ana山Аня", "Aна", "やまдa", "١1", "a١", "१1"),
    *("Ana 🎴", "👑", "★Ana★", "<b>", "a/b", "a:b", "a(b)", "ana@x", "a\ue000", "a\U000e0041?"),
    *("ǃAna", "ᴀna", "ꓮna", "𐌀na", "\ufdfa" * 2, "x" * 25, "א\u05b4\u05b4"),
)


@pytest.mark.parametrize("name", PEOPLE)
def test_people_have_their_names(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(("given", "shown"), CLEANED.items())
def test_a_name_is_put_into_its_plainest_form(given: str, shown: str | None) -> None:
    assert clean_name(given) == shown
    assert clean_name(shown) == shown


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_blank_disguised_or_borrowed_is_refused(name: str) -> None:
    with pytest.raises(Problem) as problem:
        clean_name(name)
    assert problem.value.code == "name"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_that_the_page_gives_to_bots_are_free_for_people(language: str) -> None:
    lines = (FOLDER / f"{language}.ftl").read_text("utf-8").splitlines()
    given = [
        line.partition(" = ")[2] for line in lines if line.startswith(("name-bot", "name-gue"))
    ]
    assert len(given) == 20
    assert [clean_name(name) for name in given] == given


def test_lookalikes_are_numbered() -> None:
    assert looks("Ana") == looks("Аnа") != looks("Ane")
    assert looks("Țepeș") == looks("Ţepeş")
    assert told_apart("Аnа", ["Bo"]) == "Аnа"
    assert told_apart("Ana", ["Ana"]) == "Ana"  # the page numbers those
    assert told_apart("Il", ["ll"]) == "Il (2)"
    assert told_apart("ll", ["ll", "Il (2)"]) == "ll (3)"
    assert told_apart("ll", ["Il (2)", "ll (3)"]) == "ll (4)"


async def test_a_table_and_the_guest_book_refuse_the_same_names(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person", "person")
        async with at.person(table) as one, at.person(table) as other:
            for name in ("level:6", "\u3164", "Аna", "x" * 25):
                assert await one.fails("sit", name=name) == "name"
                response = await at.http("POST", "/api/guest", json={"name": name})
                assert (response.status_code, response.json()["code"]) == (400, "name")
                assert "set-cookie" not in response.headers
            await one.sit(name="СОН")  # all of them Cyrillic
            await other.sit(name="COH")
            await other.sit(name="СОН (2)")
            names = [chair["name"] for chair in other.standing["chairs"]]
            assert names == ["СОН", "COH (2)", "СОН (3)"]


async def test_a_name_from_before_these_rules_is_no_longer_shown(sqlite: str) -> None:
    async with serving(sqlite) as at:
        made = await at.http("POST", "/api/guest", json={"name": "Eve"})
        headers = {"Cookie": made.headers["set-cookie"].partition(";")[0]}
        async with open_store(sqlite) as store:
            await store.guests.rename(made.json()["guest"], "level:6")
        assert (await at.get("/api/guest", headers=headers))["name"] is None
        table = await at.open("person", "person")
        async with at.person(table, headers=headers) as eve:
            await eve.sit()
            assert eve.standing["chairs"][0]["name"] is None
