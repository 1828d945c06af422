import { describe, expect, it } from "vitest";
import { harmless } from "./harmless.ts";

describe("harmless", () => {
  it.each(["=1+1", "+1", "-1", "@x", "\tx", "\rx", "\nx", "\0x", "＝1", "＋1", "－1", "＠x"])(
    "keeps %j from being a formula",
    (text) => {
      expect(harmless(text)).toBe(`'${text}`);
    },
  );

  it.each(["", "Silver", "a=b", "(305) 555-0142", " =1"])("leaves %j as it is", (text) => {
    expect(harmless(text)).toBe(text);
  });
});
