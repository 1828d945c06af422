import { plainCharacters } from "@portico/format";
import type { Read } from "./read.ts";

/**
 * Reads a five-digit ZIP code. Null if empty. Leading zeros that a spreadsheet removed are restored, and the last four
 * digits of a ZIP+4 are left out, both with a warning.
 */
export function readZip(text: string): Read<string | null> {
  if (text === "") return { value: null };
  const plain = plainCharacters(text).replace(/\.0+$/, "");
  const [, digits, four] = /^(\d{3,5})(?:[- ]?(\d{4}))?$/.exec(plain) ?? [];
  if (digits === undefined) return { problem: "isn't a 5-digit ZIP code." };
  const value = digits.padStart(5, "0");
  const warnings = [
    ...(digits.length < 5 ? ["had lost its leading zeros, which were added."] : []),
    ...(four === undefined ? [] : ["is a ZIP+4, whose last four digits aren't stored."]),
  ];
  return warnings.length === 0 ? { value } : { value, warning: warnings.join(" It ") };
}
