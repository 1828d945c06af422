import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DecimalRules, maxWholeDigits, parseDecimal } from "./parse-decimal.js";

const dollars = { units: ["$", "US$", "USD"] } as const;

/** The value of a text, or the problem with it. */
function read(text: string, rules: DecimalRules = dollars): string {
  const parsed = parseDecimal(text, rules);
  return "value" in parsed ? parsed.value : parsed.problem;
}

describe("an amount", () => {
  it.each([
    ["1234.5", "1234.5"],
    ["1,234.50", "1234.5"],
    ["12,50", "12.5"],
    ["12,5", "12.5"],
    ["1.234,50", "1234.5"],
    ["1.234.567,89", "1234567.89"],
    ["45 000,00", "45000"],
    ["45\u00a0000,00", "45000"],
    ["45\u202f000,00", "45000"],
    ["45\u2009000.00", "45000"],
    ["1'234.50", "1234.5"],
    ["1’234.50", "1234.5"],
    ["1,234,567", "1234567"],
    ["  12  ", "12"],
    [".5", "0.5"],
    [",5", "0.5"],
    ["12.", "12"],
    ["007", "7"],
    ["12.5000", "12.5"],
    ["0", "0"],
    ["", ""],
    [" \u200b", ""],
  ])("written as %j is %s", (text, value) => {
    expect(read(text)).toBe(value);
  });

  it.each([
    ["(25.00)", "-25"],
    ["25.00-", "-25"],
    ["25.00 −", "-25"],
    ["−25.00", "-25"],
    ["–25.00", "-25"],
    ["﹣25.00", "-25"],
    ["+25.00", "25"],
    ["-$ 12.00", "-12"],
    ["$ -12.00", "-12"],
    ["$-12", "-12"],
    ["12.00- $", "-12"],
    ["($12.00)", "-12"],
    ["$(12.00)", "-12"],
    ["( 12.00 )", "-12"],
    ["(-12.00)", "-12"],
    ["\u061c-12.00", "-12"],
    ["-0.00", "0"],
  ])("with a sign, %j, is %s", (text, value) => {
    expect(read(text)).toBe(value);
  });

  it.each([
    ["$12", "12"],
    ["$ 12.00", "12"],
    ["12 $", "12"],
    ["US$12", "12"],
    ["usd 12", "12"],
    ["12.00 USD", "12"],
    ["USD $12", "12"],
    ["＄１２．５０", "12.5"],
    ["１，２３４．５０", "1234.5"],
    ["١٢٫٥", "12.5"],
    ["१२.५", "12.5"],
    ["𝟙𝟚", "12"],
  ])("with a currency, or digits of another script, %j, is %s", (text, value) => {
    expect(read(text)).toBe(value);
  });

  it.each([
    ["1.234", "decimals"],
    ["12.345", "decimals"],
    ["12.500", "decimals"],
    ["1,234.567", "decimals"],
    ["1.234,567", "decimals"],
    ["12.34567", "decimals"],
    ["1,23,4", "grouping"],
    ["12,34.5", "grouping"],
    ["1234,567", "grouping"],
    ["0,125", "grouping"],
    ["45 000", "grouping"],
    ["1'234", "grouping"],
    ["12,3456", "grouping"],
    ["1.234.567", "grouping"],
    ["1,234.567,8", "grouping"],
    ["1 2", "grouping"],
    ["12 50", "grouping"],
    ["1,234,56", "grouping"],
    ["1, 234", "grouping"],
    ["1..2", "grouping"],
    ["12,", "grouping"],
    ["1e3", "unreadable"],
    ["12a", "unreadable"],
    ["O.5", "unreadable"],
    ["10²", "unreadable"],
    ["½", "unreadable"],
    ["①", "unreadable"],
    ["€ 12", "unreadable"],
    ["50¢", "unreadable"],
    ["5%", "unreadable"],
    ["12/50", "unreadable"],
    ["12:50", "unreadable"],
    ["12_000", "unreadable"],
    ["--12", "unreadable"],
    ["-12-", "unreadable"],
    ["-(12)", "unreadable"],
    ["(+12)", "unreadable"],
    ["(12", "unreadable"],
    ["12)", "unreadable"],
    ["±12", "unreadable"],
    ["-", "unreadable"],
    ["$", "unreadable"],
    [".", "unreadable"],
    ["()", "unreadable"],
    ["free", "unreadable"],
    ["1 - 2", "unreadable"],
    ["12345678901234", "tooLarge"],
    ["9".repeat(81), "unreadable"],
  ])("%j is no amount: %s", (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  it("can be required to be positive", () => {
    const rules = { ...dollars, isNegativeAllowed: false };
    expect(["-5", "(5)", "5-", "-0", "5"].map((text) => read(text, rules))).toEqual([
      "negative",
      "negative",
      "negative",
      "0",
      "5",
    ]);
  });

  it("of another number of decimals", () => {
    expect(read("1.5", { decimals: 0 })).toBe("decimals");
    expect(read("12,50", { decimals: 0 })).toBe("decimals");
    expect(read("1,234", { decimals: 0 })).toBe("1234");
    expect(read("1.234", { decimals: 3 })).toBe("1.234");
    expect(read("1,234", { decimals: 3 })).toBe("1234");
    expect(read("0.0425", { decimals: 4 })).toBe("0.0425");
  });

  it("can have a percent sign where that is its unit", () => {
    expect(["12.5%", "12,5 %", "% 12.5", "12.5％"].map((text) => read(text, { units: ["%"] }))).toEqual(
      Array(4).fill("12.5"),
    );
  });
});

describe("the locale", () => {
  it.each([
    ["de-DE", "1.234", "1234"],
    ["de-DE", "1,234", "decimals"],
    ["de-DE", "1,234.50", "1234.5"],
    ["de-DE", "12.50", "12.5"],
    ["es", "1.234", "1234"],
    ["es-US", "1,234", "1234"],
    ["fr-FR", "1 234", "1234"],
    ["fr-FR", "1\u202f234,5", "1234.5"],
    ["fr-FR", "1.234", "grouping"],
    ["de-CH", "1'234", "1234"],
    ["de-CH", "1’234", "1234"],
    ["en-IN", "12,34,567.5", "1234567.5"],
    ["en-IN", "1,234,567", "1234567"],
    ["en-IN", "1,23,4", "grouping"],
    ["en-IN", "12,34.5", "grouping"],
    ["en-US", "12,34,567", "grouping"],
    ["ar-EG", "١٬٢٣٤٫٥", "1234.5"],
    ["ar-EG", "١٬٢٣٤", "1234"],
  ])("%s reads %j as %s", (locale, text, value) => {
    expect(read(text, { locale })).toBe(value);
  });
});

describe("a file with a fixed decimal mark", () => {
  it.each([
    [".", "1.234", "decimals"],
    [".", "1.2340", "decimals"],
    [".", "1.2300", "1.23"],
    [".", "1,234", "1234"],
    [".", "000,123.40", "123.4"],
    [".", "12,50", "grouping"],
    [".", "1.234,50", "grouping"],
    [",", "12,500", "12.5"],
    [",", "1.234", "1234"],
    [",", "1.234,5", "1234.5"],
    [",", "12.50", "grouping"],
    [",", "1 234,50", "1234.5"],
  ] as const)("with %j reads %j as %s", (decimalMark, text, value) => {
    expect(read(text, { decimalMark })).toBe(value);
  });
});

/** English, Spanish, and others that differ in marks, groups, digits and signs. */
const locales = [
  ...["en-US", "en", "es", "es-US", "es-MX", "de-DE", "de-AT", "de-CH", "fr-FR", "fr-CA", "pt-BR", "pt-PT"],
  ...[
    "en-IN",
    "hi-IN",
    "mr-IN",
    "bn-BD",
    "ar-EG",
    "ar",
    "fa-IR",
    "he-IL",
    "sv-SE",
    "pl-PL",
    "ja-JP",
    "nb-NO",
  ],
  ...["th-TH-u-nu-thai", "zh-CN-u-nu-fullwide", "my-MM", "ne-NP", "da-DK", "fi-FI", "cs-CZ", "ru-RU"],
];
const cents = fc.integer({ min: -(10 ** 14), max: 10 ** 14 });

describe("any amount", () => {
  it.each(locales)("is read as it is formatted in %s", (locale) => {
    const formats = [0, 2].map(
      (digits) => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: 2 }),
    );
    const money = new Intl.NumberFormat(locale, { style: "currency", currency: "USD" });
    const symbol = money.formatToParts(0).find(({ type }) => type === "currency")?.value ?? "";
    fc.assert(
      fc.property(cents, (amount) => {
        const value = amount / 100;
        for (const format of formats) expect(read(format.format(value), { locale })).toBe(String(value));
        expect(read(money.format(value), { locale, units: [symbol] })).toBe(String(value));
      }),
    );
  });

  it("is exact as a floating-point number", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 6 }),
        fc.stringMatching(/^[1-9]\d{0,17}(?:\.\d{1,6})?$/),
        (decimals, text) => {
          const parsed = parseDecimal(text, { decimals });
          if ("value" in parsed) expect(String(Number(parsed.value))).toBe(parsed.value);
        },
      ),
    );
    expect(read("9".repeat(maxWholeDigits(2)))).toBe("9".repeat(13));
  });
});

describe("any text", () => {
  const written = fc
    .array(fc.constantFrom(..."0123456789.,' -−()$٫٬١１e²½xUSD%\u00a0\u200b"), { maxLength: 14 })
    .map((characters) => characters.join(""));
  const anything = fc.oneof(written, written, fc.string({ unit: "binary", maxLength: 100 }));
  const rules = fc.record({
    locale: fc.constantFrom(...locales),
    decimals: fc.nat({ max: 4 }),
    units: fc.constantFrom<readonly string[]>([], ["$", "USD"], ["%"]),
    decimalMark: fc.constantFrom(undefined, ".", ","),
  });
  const digitsOf = (text: string) =>
    Array.from(text.normalize("NFKC").replace(/[²½]/g, "x"))
      .filter((character) => /\p{Nd}/u.test(character))
      .map((character) => (character === "١" ? "1" : character))
      .join("");

  it("never becomes a number that lacks one of its digits, or its sign", () => {
    fc.assert(
      fc.property(written, rules, (text, given) => {
        const parsed = parseDecimal(text, given);
        if (!("value" in parsed) || parsed.value === "") return;
        const significant = (digits: string) => digits.replace(/^0+/, "").replace(/0+$/, "");
        expect(significant(digitsOf(parsed.value))).toBe(significant(digitsOf(text)));
        expect(text).not.toMatch(/[e²½x]/);
        if (/[-−(]/.test(text) && parsed.value !== "0") expect(parsed.value).toMatch(/^-/);
      }),
      { numRuns: 3_000 },
    );
  });

  it("is read quickly, and a value reads as itself", () => {
    fc.assert(
      fc.property(anything, rules, (text, given) => {
        const parsed = parseDecimal(text, given);
        if (!("value" in parsed)) return;
        expect(parsed.value).toMatch(/^(?:-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?)?$/);
        expect(parseDecimal(parsed.value, { ...given, locale: "en-US", decimalMark: "." })).toEqual(parsed);
      }),
    );
    const began = performance.now();
    for (const text of ["1".repeat(2_000_000), "1,".repeat(40), " ".repeat(1_000_000)]) parseDecimal(text);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
