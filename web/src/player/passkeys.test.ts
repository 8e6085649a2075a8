import { describe, expect, it } from "vitest";
import { bytesOf, textOf, troubleIn } from "./passkeys";

describe("a passkey", () => {
  it("travels in URL-safe base64", () => {
    const bytes = Uint8Array.from([251, 255, 190, 0, 1]);
    expect(textOf(bytes.buffer)).toBe("-_--AAE");
    expect(bytesOf("-_--AAE")).toEqual(bytes);
    for (let length = 0; length < 9; length++) {
      const some = new Uint8Array(length).fill(length);
      expect(bytesOf(textOf(some.buffer))).toEqual(some);
    }
  });

  it("may not come, for reasons that differ", () => {
    expect(troubleIn(new DOMException("", "NotAllowedError"))).toBe("cancelled");
    expect(troubleIn(new DOMException("", "AbortError"))).toBe("cancelled");
    expect(troubleIn(new DOMException("", "InvalidStateError"))).toBe("here");
    expect(troubleIn(new DOMException("", "SecurityError"))).toBe("unsupported");
    expect(troubleIn(new TypeError())).toBe("unsupported");
    expect(troubleIn(null)).toBe("unsupported");
  });
});
