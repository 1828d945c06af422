import { describe, expect, it } from "vitest";
import { identifierKey, isCertainlyShortened, isShortenedNumber, normalizeIdentifier } from "./identifier.ts";

describe("an identifier", () => {
  it.each([
    ["spaces", "\u00a0 U900\t \u2009 01 ", "U900 01"],
    ["a byte order mark", "\ufeffH1", "H1"],
    ["direction marks", "\u200eH\u202d12\u202c3\u200f", "H123"],
    ["zero-width characters and a soft hyphen", "H\u200b-\u00ad1\u2060", "H-1"],
    ["control characters", "H\u00071\u007f", "H1"],
    ["quotes of any kind", " “‘«\"'`H-1´„’»” ", "H-1"],
    ["the formula that keeps a number a text", '="001"', "001"],
    ["that formula in quotes", '"="001""', "001"],
    ["the apostrophe that keeps a number a text", "'001", "001"],
    ["the decimals of a spreadsheet", "91029384756.0", "91029384756"],
    ["decimals in quotes", '="007.00"', "007"],
    ["full-width characters", "Ｈ－１２３．０", "H-123.0"],
    ["full-width digits with decimals", "９１.０", "91"],
    ["an accent as a character of its own", "E\u03011", "É1"],
    ["a mark between a letter and its accent", "E\u200b\u03011", "É1"],
    ["nothing but marks", '=""\u200b', ""],
  ])("is stored without %s", (_, text, stored) => {
    expect(normalizeIdentifier(text)).toBe(stored);
    expect(normalizeIdentifier(stored)).toBe(stored);
  });

  it.each(["h-1a", "H–1", "A12.0", "1.5", "0", "=1", "1'2", "12.0.0", "N/A", "#1_2"])(
    "is stored as it is: %s",
    (text) => expect(normalizeIdentifier(text)).toBe(text),
  );

  it.each([
    ["AB-12", "ab12"],
    ["AB–12", "ＡＢ１２"],
    ["A - 1\u20112", "a1−2"],
    ["'91-02.0'", "91-02.0"],
    ["１２３.0", "123"],
    ["´12´", "12"],
    ["\ufb01-1", "FI1"],
  ])("is the same as another spelling: %s and %s", (one, other) => {
    expect(identifierKey(one)).toBe(identifierKey(other));
  });

  it.each([
    ["AB 12", "AB12"],
    ["007", "7"],
    ["É1", "E1"],
    ["-", "--"],
    ["-", ""],
    ["1.20", "120"],
  ])("isn't the same as another one: %s and %s", (one, other) => {
    expect(identifierKey(one)).not.toBe(identifierKey(other));
  });

  it.each([
    "9.1E+10",
    "9,1E+10",
    "1e12",
    "9.10293E+10",
    " '9.1e+010' ",
    "91.0E+9",
    "910E+9",
    "９.１Ｅ＋１０",
  ])("is not a number that a spreadsheet shortened: %s", (text) =>
    expect(isShortenedNumber(text)).toBe(true),
  );

  it.each(["E10", "1E", "12E34", "1E-5", "1E12A", "H9.1E+10", ""])("can be %j", (text) =>
    expect(isShortenedNumber(text)).toBe(false),
  );

  it("can start like a shortened number while it is entered", () => {
    expect(isCertainlyShortened("1E5")).toBe(false);
    expect(isCertainlyShortened("9.1E+10")).toBe(true);
  });

  it("is read quickly, however long it is", () => {
    const began = performance.now();
    for (const part of ['"', " ", '="', "1", "-", ".0"]) {
      const text = `1${part.repeat(200_000)}1`;
      identifierKey(text);
      isShortenedNumber(text);
    }
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
