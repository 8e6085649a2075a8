import { describe, expect, it } from "vitest";
import { codeIn, grouped, linkOf } from "./code";

describe("a one-time code", () => {
  it("travels behind the # of a link", () => {
    const link = new URL(linkOf("7KQ2M0XDTA", "https://play.example.org"));
    expect(link.pathname + link.search).toBe("/player");
    expect(codeIn(link.hash)).toBe("7KQ2M0XDTA");
  });

  it("is in no other address", () => {
    expect(codeIn("")).toBe("");
    expect(codeIn("#results")).toBe("");
    expect(codeIn(`#code=${"A".repeat(5000)}`)).toHaveLength(10);
  });

  it("is shown in two groups", () => {
    expect(grouped("7KQ2M0XDTA")).toBe("7KQ2M 0XDTA");
    expect(grouped("")).toBe("");
  });
});
