import type { TextFormat } from "../formatted-field/text-format.js";

/** A US phone number, shown as `(305) 555-0142` and stored as its ten digits. A leading 1 is dropped. */
export const phoneFormat: TextFormat = {
  // No area code starts with 1, so a leading 1 is the country code.
  clean: (typed) => typed.replace(/\D/g, "").replace(/^1/, "").slice(0, 10),
  show: (digits) => {
    const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
    if (line) return `(${area}) ${exchange}-${line}`;
    if (exchange) return `(${area}) ${exchange}`;
    return area && `(${area}`;
  },
};
