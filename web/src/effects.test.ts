import { describe, expect, it } from "vitest";
import { effectNamed, effects, whomOf } from "./effects";

describe("the effects", () => {
  it("are shown Domain by Domain, levels before what is paid", () => {
    const shown = effects.map(({ domain, effect }) => `${domain} ${effect}`);
    expect(shown.slice(0, 4)).toEqual(["A assassination", "A purge", "A attack", "R holy-book"]);
    expect(shown.slice(-4)).toEqual(["C inspiration", "U oligarchy", "U republic", "U democracy"]);
  });

  it("may be laid on whom the edition says", () => {
    expect([whomOf("embargo", "ro"), whomOf("democracy", "ro")]).toEqual(["another", "any"]);
    expect([whomOf("democracy", "pt"), whomOf("attack", "pt")]).toEqual(["another", "any"]);
  });

  it("of a newer server are shown all the same", () => {
    expect(effectNamed("bribe").takes).toBe("lead");
  });
});
