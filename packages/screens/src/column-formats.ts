import type { Field, Format } from "@portico/endpoints";

type Written = Pick<Field, "format" | "sensitive">;

/** Formats that a screen can choose in addition to the contract's and plain text. */
const alsoAs: Readonly<Partial<Record<Format, readonly Format[]>>> = {
  dateTime: ["date"],
  number: ["money", "percent"],
  money: ["number"],
  percent: ["number"],
  text: ["phone", "status"],
};

/** Whether the contract masks a field in part, so that screens cannot choose another format. */
export function isShownInPart({ format, sensitive }: Written): boolean {
  return format === "ssn" || sensitive === "ssn" || sensitive === "card";
}

/** The formats that a field can have: an amount as a number, a text never as an amount. */
export function waysToWrite(field: Written): readonly Format[] {
  const own = field.format ?? "text";
  if (isShownInPart(field)) return [own];
  return [...new Set<Format>([own, "text", ...(alsoAs[own] ?? [])])];
}
