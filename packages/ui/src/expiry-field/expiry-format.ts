import type { TextFormat } from "../formatted-field/text-format.js";

const singleDigitMonth = /^\s*(\d)\s*[/-]/;
const withFullYear = /^\s*(\d{1,2})\s*[/-]\s*20(\d{2})\s*$/;

/** The expiry month of a card as `04/27`. Also accepts `4/27` and `04/2027`. */
export const expiryFormat: TextFormat = {
  clean: (typed) => {
    const [, month, year] = withFullYear.exec(typed) ?? [];
    if (month && year) return month.padStart(2, "0") + year;
    const digits = typed.replace(singleDigitMonth, "0$1/").replace(/\D/g, "");
    return (/^[2-9]/.test(digits) ? `0${digits}` : digits).slice(0, 4);
  },
  show: (digits) => [digits.slice(0, 2), digits.slice(2)].filter(Boolean).join("/"),
  toValue: (digits) => [digits.slice(0, 2), digits.slice(2)].filter(Boolean).join("/"),
};
