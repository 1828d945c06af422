import type { Field, Format } from "@portico/contract";

type Written = Pick<Field, "format" | "sensitive">;

/** What a screen may write a field as, beside the contract's own format and plain text. */
const alsoAs: Readonly<Partial<Record<Format, readonly Format[]>>> = {
  dateTime: ["date"],
  number: ["money", "percent"],
  money: ["number"],
  percent: ["number"],
  text: ["phone", "status"],
};

/** Whether the contract shows a field's values in part only, so that no screen may write them in another way. */
export function isShownInPart({ format, sensitive }: Written): boolean {
  return format === "ssn" || sensitive === "ssn" || sensitive === "card";
}

/** The formats a field's values can be written in: an amount as a number, a text never as an amount. */
export function waysToWrite(field: Written): readonly Format[] {
  const own = field.format ?? "text";
  if (isShownInPart(field)) return [own];
  return [...new Set<Format>([own, "text", ...(alsoAs[own] ?? [])])];
}
