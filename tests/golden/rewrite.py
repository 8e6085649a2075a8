"""`make golden`: rewrite every transcript from its decisions, and the page's answers and tables."""

from tests.golden import answers, tables
from tests.golden.games import KEPT, keep
from tests.golden.transcript import FOLDER, read, write

for file in sorted(FOLDER.glob("*.txt")):
    before = file.read_text("utf-8")
    after = write(*read(before))
    file.write_text(after, "utf-8")
    print("rewritten" if before != after else "unchanged", file.name)
print(keep(), KEPT.name)
print(answers.keep(), answers.FILE.name)
print(tables.keep(), tables.FILE.name)
