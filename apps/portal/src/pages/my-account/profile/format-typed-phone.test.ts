import { describe, expect, it } from "vitest";
import { formatTypedPhone } from "./format-typed-phone.ts";

/** What the field shows after these keys, one after the other. */
const typed = (keys: string) => [...keys].reduce((text, key) => formatTypedPhone(text, text + key, true), "");

describe("a phone while it is typed", () => {
  it.each([
    ["305", "305"],
    ["3055", "(305) 5"],
    ["3055550142", "(305) 555-0142"],
    ["305-555-0142", "(305) 555-0142"],
    ["13055550142", "(305) 555-0142"],
    ["1", "1"],
  ])("%s becomes %s", (keys, shown) => {
    expect(typed(keys)).toBe(shown);
  });

  it("stays as it is while it is shortened, changed in its middle, or no American number", () => {
    expect(formatTypedPhone("(305) 555", "(305) 55", true)).toBe("(305) 55");
    expect(formatTypedPhone("(305) 555", "(3105) 555", false)).toBe("(3105) 555");
    expect(formatTypedPhone("30555501420", "305555014201", true)).toBe("305555014201");
    expect(typed("555CALL")).toBe("555CALL");
  });
});
