import { describe, expect, it } from "vitest";
import golden from "./golden.json";
import { looks } from "./letters";
import { cleanName, toldApart } from "./names";
import { Problem } from "./problems";

describe("names", () => {
  it.each(golden.names)("are cleaned or refused as in Python: %s", (given, ...wanted) => {
    let [shown, refused]: (string | null)[] = [null, null];
    try {
      shown = cleanName(given);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      refused = problem.message;
    }
    expect([shown, refused, looks(given ?? "")]).toEqual(wanted);
  });

  it.each([
    ["Аnа", ["Bo"], "Аnа"],
    ["Ana", ["Ana"], "Ana"], // the page numbers those
    ["Il", ["ll"], "Il (2)"],
    ["ll", ["ll", "Il (2)"], "ll (3)"],
    ["ll", ["Il (2)", "ll (3)"], "ll (4)"],
  ])("%s is told apart from %j", (name, others, shown) => {
    expect(toldApart(name, others)).toBe(shown);
  });
});
