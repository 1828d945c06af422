import type { Format } from "@portico/contract";

/** What a screen may write a field as, beside the contract's own format and plain text. */
const alsoAs: Readonly<Partial<Record<Format, readonly Format[]>>> = {
  dateTime: ["date"],
  number: ["money", "percent"],
  money: ["number"],
  percent: ["number"],
  text: ["phone"],
};

/** Whether values of one format can be written in another: an amount as a number, a text never as an amount. */
export function canBeWritten(own: Format = "text", as: Format): boolean {
  return own === as || as === "text" || (alsoAs[own]?.includes(as) ?? false);
}
