"""Rewrites letters.txt: `python -m tests.server.letters CONFUSABLES_TXT`, with Unicode's file.

Which characters suit a name (Identifier_Status) and which scripts they belong to
(Script_Extensions) is asked of Perl, which knows all properties of Unicode.
"""

import subprocess
import sys
import unicodedata
from pathlib import Path

LETTERS = Path(__file__).parents[2] / "src/impera/server/table/letters.txt"
ASK = r"""
for my $property ("Identifier_Status", "Script_Extensions") {
    my ($starts, $values) = prop_invmap($property);
    for my $i (0 .. $#$starts) {
        my $next = $i < $#$starts ? $starts->[$i + 1] : 0x110000;
        my $value = ref $values->[$i] ? join(" ", @{$values->[$i]}) : $values->[$i];
        print join(";", $property, $starts->[$i], $next, $value), "\n";
    }
}
"""
# UAX 31, table 5: scripts in everyday use.
SCRIPTS = frozenset(
    "Arabic Armenian Bengali Bopomofo Common Cyrillic Devanagari Ethiopic Georgian Greek Gujarati "
    "Gurmukhi Han Hangul Hebrew Hiragana Inherited Kannada Katakana Khmer Lao Latin Malayalam "
    "Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan".split()
)
NOTICE = """\
# The letters, marks and digits of everyday scripts that suit a name, and what each looks like.
# Derived by `python -m tests.server.letters` from data files of the Unicode Character Database 14
# and of the Unicode Security Mechanisms 13, modified: left out is what can't occur in a name.
#
# COPYRIGHT AND PERMISSION NOTICE
#
# Copyright © 1991-2021 Unicode, Inc. All rights reserved.
# Distributed under the Terms of Use in https://www.unicode.org/copyright.html.
#
# Permission is hereby granted, free of charge, to any person obtaining a copy of the Unicode data
# files and any associated documentation (the "Data Files") or Unicode software and any associated
# documentation (the "Software") to deal in the Data Files or Software without restriction,
# including without limitation the rights to use, copy, modify, merge, publish, distribute, and/or
# sell copies of the Data Files or Software, and to permit persons to whom the Data Files or
# Software are furnished to do so, provided that either (a) this copyright and permission notice
# appear with all copies of the Data Files or Software, or (b) this copyright and permission notice
# appear in associated Documentation.
#
# THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
# IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR
# PURPOSE AND NONINFRINGEMENT OF THIRD PARTY RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR
# HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL
# DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
# ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE
# USE OR PERFORMANCE OF THE DATA FILES OR SOFTWARE.
#
# Except as contained in this notice, the name of a copyright holder shall not be used in
# advertising or otherwise to promote the sale, use or other dealings in these Data Files or
# Software without prior written authorization of the copyright holder.
"""


def allowed() -> dict[int, str]:
    """The characters that suit a name, with their scripts."""
    perl = ["perl", "-MUnicode::UCD=prop_invmap", "-e", ASK]
    lines = subprocess.run(perl, check=True, capture_output=True, text=True).stdout.splitlines()
    suits: set[int] = set()
    found: dict[int, str] = {}
    for line in lines:
        name, start, end, value = line.split(";")
        if name == "Identifier_Status" and value == "Allowed":
            suits.update(range(int(start), int(end)))
        elif name == "Script_Extensions":
            scripts = " ".join(sorted(SCRIPTS & set(value.split())))
            found.update((code, scripts) for code in range(int(start), int(end)) if code in suits)
    return {code: scripts for code, scripts in found.items() if scripts and is_usual(chr(code))}


def is_usual(character: str) -> bool:
    """Whether it is a letter, mark or digit that normalising leaves as it is."""
    stays = unicodedata.normalize("NFKC", character) == character
    return stays and unicodedata.category(character)[0] in "LMN"


def ranges(letters: dict[int, str]) -> list[str]:
    """One line for every run of characters of the same scripts."""
    found: list[list[int]] = []
    for code in sorted(letters):
        if found and found[-1][1] == code - 1 and letters[found[-1][0]] == letters[code]:
            found[-1][1] = code
        else:
            found.append([code, code])
    return [f"{start:04X}-{end:04X} {letters[start]}" for start, end in found]


def lookalikes(confusables: Path, letters: dict[int, str]) -> list[str]:
    """What each part of an allowed character looks like."""
    parts = {part for code in letters for part in unicodedata.normalize("NFD", chr(code))}
    lines = []
    for line in confusables.read_text("utf-8-sig").splitlines():
        source, _, rest = line.partition("#")[0].partition(";")
        if rest and chr(int(source, 16)) in parts:
            lines.append(f"{source.strip()} = {rest.partition(';')[0].strip()}")
    return sorted(lines)


if __name__ == "__main__":
    found = allowed()
    lines = [*ranges(found), *lookalikes(Path(sys.argv[1]), found)]
    LETTERS.write_text(NOTICE + "\n".join(lines) + "\n", "utf-8")
