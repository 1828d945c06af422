import type { TextFormat } from "../formatted-field/text-format.js";

/**
 * A US phone number, shown as `(305) 555-0142` and stored as its ten digits. A leading 1 is dropped. Any other number,
 * with another country code or too many digits, is shown and stored as typed.
 */
export const phoneFormat: TextFormat = {
  // A plus starts a country code.
  counted: /[\d+]/,
  clean: (typed) => {
    if (/^\s*\+(?!\s*1)/.test(typed)) return typed;
    // No area code starts with 1, so a leading 1 is the country code.
    const digits = typed.replace(/\D/g, "").replace(/^1/, "");
    return digits.length > 10 ? typed : digits;
  },
  show: (digits) => {
    if (!/^\d{0,10}$/.test(digits)) return digits;
    const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
    if (line) return `(${area}) ${exchange}-${line}`;
    if (exchange) return `(${area}) ${exchange}`;
    return area && `(${area}`;
  },
};
