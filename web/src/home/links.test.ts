import { describe, expect, it } from "vitest";
import { readLink } from "./links";

const HOST = "play.example:8000";
const ID = "wT3_x-9aQk2LmN0p";

describe("a link to a table", () => {
  it.each([
    ID,
    `  ${ID}\n`,
    `http://${HOST}/t/${ID}`,
    `<https://${HOST}/t/${ID}>`,
    `https://${HOST}/t/${ID}?from=chat#talk`,
    `${HOST}/t/${ID}`,
    `/t/${ID}`,
    `http://${HOST}/t/${ID}/`,
  ])("may be %j", (given) => {
    expect(readLink(given, HOST)).toEqual({ to: "table", id: ID });
  });

  it("may lead to a finished game", () => {
    expect(readLink(`http://${HOST}/g/${ID}`, HOST)).toEqual({ to: "game", id: ID });
  });

  it("may lead to another server", () => {
    const given = `https://elsewhere.example/t/${ID}`;
    expect(readLink(given, HOST)).toEqual({ to: "elsewhere", host: "elsewhere.example" });
  });

  it.each([
    "",
    " ",
    "hello",
    "come and play!",
    `http://${HOST}/`,
    `http://${HOST}/t/`,
    "http://",
    "t",
  ])("is not %j", (given) => {
    expect(readLink(given, HOST)).toEqual({ to: "nowhere" });
  });

  it("is not a table with something behind it", () => {
    expect(readLink(`http://${HOST}/t/${ID}/socket`, HOST)).toEqual({ to: "nowhere" });
  });
});
