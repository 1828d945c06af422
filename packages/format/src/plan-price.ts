import { formatMoney, formatNumber, type NumberInput } from "./number.js";

/**
 * What a member of a health plan pays for a service: 0 is `Free`, a negative number or 1 the `Full price`, a fraction a
 * percentage such as `20%`, and any other number an amount such as `$ 40.00`.
 */
export function formatPlanPrice(price: NumberInput): string {
  const dollars = formatMoney(price);
  if (dollars === "") return "";
  const number = Number(price);
  if (number === 0) return "Free";
  if (number < 0 || number === 1) return "Full price";
  // Rounds to hundredths of a percent, because 0.07 * 100 is not 7.
  return number < 1 ? `${formatNumber(Math.round(number * 10_000) / 100)}%` : dollars;
}
