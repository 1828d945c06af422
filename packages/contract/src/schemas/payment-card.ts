import { cardBrand, cardDigits, formatExpiry } from "@portico/format";
import * as z from "zod";
import { namePart } from "./person.ts";

const cardNumber = z
  .string()
  .trim()
  .max(40, "Not a card number")
  .refine(isCardNumber, "Not a card number")
  .transform((text) => cardDigits(text));

/** The fields of a payment card. The CVV is validated and discarded (decisions, 20). */
export const paymentCard = {
  cardNumber: cardNumber.nullable().optional().describe("Omit to keep the stored card; null removes it."),
  cardExpDate: z
    .string()
    .trim()
    .max(7, "Not an expiration")
    .regex(/^(0[1-9]|1[0-2])\/\d{2}$/, "Not an expiration")
    .optional()
    .describe("`MM/YY`"),
  cardCvv: z
    .string()
    .regex(/^\d{3,4}$/, "Not a CVV")
    .optional()
    .describe("Validated and discarded."),
  cardFirstName: namePart.optional(),
  cardMiddleName: namePart.optional(),
  cardLastName: namePart.optional(),
};

/** The values of a payment card. */
export interface CardValues {
  readonly cardNumber?: string | null | undefined;
  readonly cardExpDate?: string | undefined;
  readonly cardCvv?: string | undefined;
  readonly cardFirstName?: string | undefined;
  readonly cardMiddleName?: string | undefined;
  readonly cardLastName?: string | undefined;
}

/** Whether other values of a card are there, but no number. */
export function lacksCardNumber(card: CardValues): boolean {
  const { cardNumber, cardExpDate, cardCvv, cardFirstName, cardMiddleName, cardLastName } = card;
  if (cardNumber || cardNumber === null) return false;
  return [cardExpDate, cardCvv, cardFirstName, cardMiddleName, cardLastName].some(Boolean);
}

/** Whether the month `MM/YY` is over. */
export function hasExpired(expiry: string, today: string): boolean {
  const [month = "", year = ""] = formatExpiry(expiry).split("/");
  return `20${year}-${month}` < today.slice(0, 7);
}

/** Whether a text is a number of a supported brand with a valid length and check digit. */
export function isCardNumber(text: string): boolean {
  const digits = cardDigits(text);
  const brand = cardBrand(digits);
  if (brand === undefined || /[^\d\s-]/.test(text)) return false;
  // `cardDigits` leaves out digits after the longest number.
  const { length } = text.replaceAll(/\D/g, "");
  return cardLengths[brand].includes(length) && hasCheckDigit(digits);
}

/** The possible numbers of digits. */
const cardLengths: Readonly<Record<NonNullable<ReturnType<typeof cardBrand>>, readonly number[]>> = {
  visa: [13, 16, 19],
  mastercard: [16],
  discover: [16, 17, 18, 19],
  amex: [15],
  diners: [14, 16, 17, 18, 19],
  jcb: [16, 17, 18, 19],
};

/** The Luhn algorithm (ISO/IEC 7812-1). */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? Number(digit) : Number(digit) * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
