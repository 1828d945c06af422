import { describe, expect, it } from "vitest";
import { escapeFormula, escapeFormulas, unescapeFormulas } from "./escape-formula.js";

describe("escapeFormula", () => {
  it.each([
    "=1+1",
    "+1",
    "-1",
    "@x",
    "\tx",
    "\rx",
    "\nx",
    "\0x",
    "＝1",
    "＋1",
    "－1",
    "＠x",
    "−1",
    "﹦1",
    "﹣1",
  ])("escapes %j", (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  });

  it.each([
    " =1",
    "\u00A0=1",
    "\u200B=1",
    "\uFEFF=1",
    "\u202E=1",
    "\u3000=1",
    '"=1"',
    ' "" =1',
    "\u00AD-1",
    "\u0001@x",
  ])("detects a formula after characters that a spreadsheet ignores, as in %j", (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  });

  it.each(["", "Silver", "a=b", "(305) 555-0142", "a;=b", "2026/01/05", "Ana-María", "'=1"])(
    "leaves %j unchanged",
    (text) => {
      expect(escapeFormula(text)).toBe(text);
    },
  );
});

describe("escapeFormulas", () => {
  it.each([
    ["a;=1", "a;'=1"],
    ["a,=1", "a,'=1"],
    ["a\t=1", "a\t'=1"],
    ["a|=1", "a|'=1"],
    ["a\r\n=1", "a\r\n'=1"],
    ["a\u2028=1", "a\u2028'=1"],
    ["a； ＝1", "a； '＝1"],
    ["a؛=1", "a؛'=1"],
    ["a; \u200B+1", "a; \u200B'+1"],
    ['a;"=1"', 'a;"\'=1"'],
    ["a;\t=1;-2", "a;\t'=1;'-2"],
    [";=1", ";'=1"],
    ["\t=1", "'\t'=1"],
    ["=1;=2", "'=1;'=2"],
    ["a;==1", "a;'==1"],
  ])("also escapes the part after a delimiter in %j", (text, escaped) => {
    expect(escapeFormulas(text)).toBe(escaped);
  });

  it.each(["a; b=c", "Smith, Ana-María", "a - b", "Silver 87% - HMO", "a;'=1", "3 x -2"])(
    "leaves %j unchanged",
    (text) => {
      expect(escapeFormulas(text)).toBe(text);
    },
  );

  it("takes linear time for a long text of delimiters", () => {
    const begun = performance.now();
    escapeFormulas(`${";\t ".repeat(300_000)}x`);
    escapeFormula(`${" \u200B".repeat(300_000)}x`);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

describe("unescapeFormulas", () => {
  it.each(["=1+1", "-1", "@x", " =1", "a;=1", "a, =1\n+2", 'x;"=1"', "Ana", "O'Hara", "it's; fine"])(
    "returns what was escaped as %j",
    (text) => {
      expect(unescapeFormulas(escapeFormulas(text))).toBe(text);
      expect(unescapeFormulas(escapeFormula(text))).toBe(text);
    },
  );

  it.each(["O'Hara", "'Tis", "a'=1", "''"])("returns %j unchanged", (text) => {
    expect(unescapeFormulas(text)).toBe(text);
  });
});
