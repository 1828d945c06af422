import type { Format } from "@portico/contract";

/** What a screen may write a field as, beside the contract's own format and plain text. */
const alsoAs: Readonly<Partial<Record<Format, readonly Format[]>>> = {
  dateTime: ["date"],
  number: ["money", "percent"],
  money: ["number"],
  percent: ["number"],
  text: ["phone", "status"],
};

/** The formats a value can be written in: an amount as a number, a text never as an amount. */
export function waysToWrite(own: Format): readonly Format[] {
  return [...new Set<Format>([own, "text", ...(alsoAs[own] ?? [])])];
}

/** Whether values of one format can be written in another. */
export function canBeWritten(own: Format, as: Format): boolean {
  return waysToWrite(own).includes(as);
}
