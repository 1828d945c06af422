import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCardNumber, parsePhone, parseSsn, parseZip } from "./parse-digits.js";

describe("an SSN", () => {
  it.each([
    "078-05-1120",
    "078051120",
    "078 05 1120",
    "078.05.1120",
    " 078-05-1120\u200b",
    "０７８－０５－１１２０",
    "078–05–1120",
  ])("is read from %j", (text) => {
    expect(parseSsn(text)).toBe("078051120");
  });

  it.each(["078-05-11201", "078-05-112", "078-05-1120x", "O78-05-1120", "#078051120", "", "1".repeat(100)])(
    "is not in %j",
    (text) => {
      expect(parseSsn(text)).toBeUndefined();
    },
  );
});

describe("a phone number", () => {
  it.each([
    ...[
      "3055550142",
      "305-555-0142",
      "(305) 555-0142",
      "305.555.0142",
      "1 305 555 0142",
      "+1 (305) 555-0142",
    ],
    ...["+ 1 305 555 0142", "13055550142", "305/555-0142", "(305)5550142", "３０５-555-0142"],
  ])("is read from %j", (text) => {
    expect(parsePhone(text)).toBe("3055550142");
  });

  it.each([
    ...[
      "305-555-0142 ext. 7",
      "305-555-0142x7",
      "305-555-01423",
      "305-555-014",
      "+44 20 7946 0958",
      "0055550142",
    ],
    ...["1055550142", "305-555-CALL", "305+5550142", "", "3055550142,7"],
  ])("is not in %j", (text) => {
    expect(parsePhone(text)).toBeUndefined();
  });
});

describe("a card number", () => {
  it("has 12 to 19 digits and nothing else", () => {
    expect(parseCardNumber("4111 1111-1111 1111")).toBe("4111111111111111");
    for (const digits of [12, 19]) expect(parseCardNumber("4".repeat(digits))).toBe("4".repeat(digits));
    for (const text of ["4".repeat(11), "4".repeat(20), "4111 1111 1111 111l", "card 4111111111111111", ""]) {
      expect(parseCardNumber(text), text).toBeUndefined();
    }
  });
});

describe("a ZIP code", () => {
  it.each([
    ["33134", "33134", false],
    [" 33134 ", "33134", false],
    ["３３１３４", "33134", false],
    ["331", "331", false],
    ["", "", false],
    ["33134-1234", "33134", true],
    ["331341", "33134", true],
    ["FL 33134", "33134", true],
    ["abc", "", true],
  ])("of %j is %j", (text, zip, isShortened) => {
    expect(parseZip(text)).toEqual({ zip, isShortened });
  });
});

it("no digit is lost in any text, except of a ZIP code", () => {
  const written = fc
    .array(fc.constantFrom(..."0123456789-. ()+x"), { maxLength: 24 })
    .map((characters) => characters.join(""));
  fc.assert(
    fc.property(written, (text) => {
      const digits = text.replace(/\D/g, "");
      for (const parse of [parseSsn, parseCardNumber]) expect([undefined, digits]).toContain(parse(text));
      expect([undefined, digits, digits.replace(/^1/, "")]).toContain(parsePhone(text));
    }),
    { numRuns: 2_000 },
  );
});
