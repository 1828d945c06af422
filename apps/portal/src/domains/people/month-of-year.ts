import { monthLabel, months } from "@portico/contract";

/** A month in words: `January 2026`. `month` is 1–12. */
export function monthOfYear({ year, month }: { readonly year: number; readonly month: number }): string {
  return `${monthLabel(months[month - 1] ?? "january")} ${year}`;
}
