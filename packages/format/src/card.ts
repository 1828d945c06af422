import { plainCharacters } from "./plain-characters.js";

type Text = string | null | undefined;

/** Card brands that can be detected from a number. */
export type CardBrand = "visa" | "mastercard" | "discover" | "amex" | "diners" | "jcb";

interface BrandRule {
  brand: CardBrand;
  /** The digits that its numbers start with. */
  start: RegExp;
  /** How its digits are grouped. */
  groups: readonly number[];
}

const fours = [4, 4, 4, 4, 3] as const;

const rules: readonly BrandRule[] = [
  { brand: "amex", start: /^3[47]/, groups: [4, 6, 5] },
  { brand: "diners", start: /^3(?:0[0-5]|095|[689])/, groups: [4, 6, 4, 5] },
  { brand: "jcb", start: /^35(?:2[89]|[3-8])/, groups: fours },
  { brand: "mastercard", start: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, groups: fours },
  { brand: "discover", start: /^(?:6011|64[4-9]|65)/, groups: fours },
  { brand: "visa", start: /^4/, groups: fours },
];

const brandNames: Readonly<Record<CardBrand, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  discover: "Discover",
  amex: "American Express",
  diners: "Diners Club",
  jcb: "JCB",
};

/** Longer text is not a card number and is not parsed. */
const maxInputLength = 40;

/** The digits of a card number in any format. Empty if the text has more than 40 characters. */
export function cardDigits(value: Text): string {
  if (!value || value.length > maxInputLength) return "";
  return plainCharacters(value).replace(/\D/g, "");
}

/** The brand that the first digits identify, as soon as they do. */
export function cardBrand(value: Text): CardBrand | undefined {
  const digits = cardDigits(value);
  return rules.find(({ start }) => start.test(digits))?.brand;
}

/** The display name of a brand: 'American Express'. */
export function formatCardBrand(brand: CardBrand | null | undefined): string {
  return brand ? brandNames[brand] : "";
}

/** `4111 1111 1111 1111`, `3782 822463 10005`: digits only, grouped as on the card. Also formats partial input. */
export function formatCardNumber(value: Text): string {
  const digits = cardDigits(value);
  const groups = rules.find(({ start }) => start.test(digits))?.groups ?? fours;
  const parts: string[] = [];
  let from = 0;
  for (const size of groups) {
    parts.push(digits.slice(from, from + size));
    from += size;
  }
  parts.push(digits.slice(from));
  return parts.filter(Boolean).join(" ");
}

/**
 * `Visa •••• 1111`: a card whose last four digits are known. Returns the brand alone if `lastFour` is not four
 * digits.
 */
export function formatCardEnd({ brand, lastFour }: { brand?: CardBrand | null; lastFour: Text }): string {
  const end = /^\d{4}$/.test(lastFour ?? "") ? `•••• ${lastFour}` : "";
  return [formatCardBrand(brand), end].filter(Boolean).join(" ");
}

const monthFirst = /^(\d{1,2}) ?[-/. ] ?((?:20)?\d{2})$|^(\d{2}|[2-9])(\d{2})$|^(\d{1,2})(20\d{2})$/;
const yearFirst = /^(20\d{2})[-/. ]?(\d{2})(?:-\d{2})?$/;

/** `04/27` from `0427`, `4/27`, `04/2027` or `2027-04`. Empty if it is not a month. */
export function formatExpiry(value: Text): string {
  if (!value || value.length > maxInputLength) return "";
  const plain = plainCharacters(value);
  const found = monthFirst.exec(plain)?.slice(1).filter(Boolean) ?? [];
  return expiry(found[0], found[1]) || expiry(...(yearFirst.exec(plain)?.slice(1).reverse() ?? []));
}

function expiry(month?: string, year?: string): string {
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return "";
  return `${month.padStart(2, "0")}/${year.slice(-2)}`;
}
