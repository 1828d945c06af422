import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CardBrand,
  cardBrand,
  cardDigits,
  formatCardBrand,
  formatCardEnd,
  formatCardNumber,
  formatExpiry,
} from "./card.js";

const samples: readonly (readonly [CardBrand, string, string])[] = [
  ["visa", "4111111111111111", "4111 1111 1111 1111"],
  ["visa", "4222222222222222222", "4222 2222 2222 2222 222"],
  ["mastercard", "5555555555554444", "5555 5555 5555 4444"],
  ["mastercard", "2221000000000009", "2221 0000 0000 0009"],
  ["mastercard", "2720990000000007", "2720 9900 0000 0007"],
  ["discover", "6011111111111117", "6011 1111 1111 1117"],
  ["discover", "6510000000000000", "6510 0000 0000 0000"],
  ["amex", "378282246310005", "3782 822463 10005"],
  ["diners", "30569309025904", "3056 930902 5904"],
  ["diners", "36700102000000", "3670 010200 0000"],
  ["jcb", "3530111333300000", "3530 1113 3330 0000"],
];

describe("a card number", () => {
  it.each(samples)("of %s is detected and grouped as on the card", (brand, number, written) => {
    expect(cardBrand(number)).toBe(brand);
    expect(formatCardNumber(number)).toBe(written);
  });

  it("of an unknown brand is grouped by fours", () => {
    expect([cardBrand("2721000000000000"), cardBrand("9999"), cardBrand("")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(formatCardNumber("9999888877776666")).toBe("9999 8888 7777 6666");
  });

  it("is formatted from any input, and while typing", () => {
    expect(cardDigits(" 4111-1111 1111.1111")).toBe("4111111111111111");
    expect(["4", "41111", "37828", "378282246310005999"].map(formatCardNumber)).toEqual([
      "4",
      "4111 1",
      "3782 8",
      "3782 822463 10005 999",
    ]);
  });

  it("keeps every digit and adds only spaces", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        expect(cardDigits(formatCardNumber(digits))).toBe(digits);
        expect(formatCardNumber(formatCardNumber(digits))).toBe(formatCardNumber(digits));
      }),
    );
  });

  it("keeps its brand when more digits follow", () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.stringMatching(/^\d{0,13}$/), ([brand, number], rest) => {
        expect(cardBrand(number.slice(0, 6) + rest)).toBe(brand);
      }),
    );
  });

  it("is parsed quickly, and other text is not parsed", () => {
    expect(cardDigits("4".repeat(1_000_000))).toBe("");
    expect([formatCardNumber(null), formatCardNumber(undefined), formatCardNumber("none")]).toEqual([
      "",
      "",
      "",
    ]);
  });
});

describe("a card with known last four digits", () => {
  it("is its brand and its last four digits", () => {
    expect(formatCardEnd({ brand: "amex", lastFour: "0005" })).toBe("American Express •••• 0005");
    expect(formatCardEnd({ lastFour: "1111" })).toBe("•••• 1111");
  });

  it("shows at most four digits, even if given more", () => {
    expect(formatCardEnd({ brand: "visa", lastFour: "4111111111111111" })).toBe("Visa");
    expect(formatCardEnd({ brand: null, lastFour: null })).toBe("");
    expect(formatCardBrand(undefined)).toBe("");
  });
});

describe("an expiry", () => {
  it.each([
    ...["0427", "427", "4/27", "04/27", "04 / 27", "04/2027", "2027-04", "2027-04-30", " 04-27 ", "4-27"],
    ...["04.27", "04 27", "042027", "42027", "202704", "2027/04", "０４／２７", "04–27"],
  ])("is formatted as MM/YY from %j", (given) => {
    expect(formatExpiry(given)).toBe("04/27");
  });

  it.each(["04/1927", "04/2127", "127", "04/275", "04/20275", "4/2", "20/27", "4/27 or so", "2027-4-1"])(
    "is not in %j",
    (given) => {
      expect(formatExpiry(given)).toBe("");
    },
  );

  it("with an invalid month is empty", () => {
    for (const given of ["1327", "00/27", "2027-13", "", "soon", null, undefined, "0".repeat(10_000)]) {
      expect(formatExpiry(given)).toBe("");
    }
  });

  it("formats to itself", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const once = formatExpiry(text);
        expect(formatExpiry(once)).toBe(once);
        expect(once).toMatch(/^(?:(?:0[1-9]|1[0-2])\/\d{2})?$/);
      }),
    );
  });
});
