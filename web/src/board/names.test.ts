import { beforeAll, describe, expect, it, vi } from "vitest";
import { say } from "../words.svelte";
import { chairsOf, initialsOf, isBot, nameOf, portraitOf } from "./names";
import { Sayings } from "./sayings";

vi.stubGlobal("document", { documentElement: {} });
const names = ["Ana", "level:3", null, "level:6"];

describe("portraits", () => {
  beforeAll(() => say("en"));

  it("are a bot's own face, by its name, in the manner of its level", () => {
    const chairs = chairsOf(names, 0);
    const [, bot, , other] = chairs.map((chair, number) => portraitOf(chair, number, "t"));
    expect([bot?.face?.level, other?.face?.level]).toEqual([3, 6]);
    expect(nameOf(chairs[1], 1, "t")).not.toBe(nameOf(chairs[3], 3, "t"));
    expect(bot?.face?.head).not.toBe(other?.face?.head);
  });

  it("are the same at the table and in the replay", () => {
    const table = new Sayings(chairsOf(names, 0), "t");
    const replay = new Sayings(chairsOf([...names.slice(1), ...names.slice(0, 1)], 1), "t");
    expect(replay.portrait(0)).toEqual(table.portrait(1));
    expect(replay.seat(0)).toBe(table.seat(1));
  });

  it("are initials for people", () => {
    expect(initialsOf("ada")).toBe("A");
    expect(initialsOf("Maximiliane von der Weide")).toBe("MW");
    expect(initialsOf("Éva 👩‍🚀")).toBe("É👩‍🚀");
    expect(initialsOf("")).toBe("");
    expect(new Sayings(chairsOf(names, 0), "t").portrait(0)).toEqual({
      face: null,
      initials: "A",
      free: false,
    });
  });

  it("are no bot's for a person who calls themselves so", () => {
    expect([isBot("level:6"), isBot("level:7"), isBot("level:"), isBot(null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("the title of a table", () => {
  beforeAll(() => say("en"));

  it("is who sits there, you first", () => {
    const title = new Sayings(chairsOf(["Ana", "Bo", "Cleo"], 0, [1]), "t").title();
    expect(title).toBe("You, Cleo and Ana");
  });

  it("names everybody for those who watch and those who share a device", () => {
    expect(new Sayings(chairsOf(["Ana", "Bo"], 0), "t").title()).toBe("Ana and Bo");
    expect(new Sayings(chairsOf(["Ana", "Bo"], 0, [0, 1]), "t").title()).toBe("Ana and Bo");
  });

  it("counts the open seats", () => {
    const [ana, ...rest] = chairsOf(["Ana", null, null], 0, [0]);
    const free = rest.map((chair) => ({ ...chair, taken: false }));
    expect(new Sayings([...(ana ? [ana] : []), ...free], "t").title()).toBe("You and 2 open seats");
  });
});
