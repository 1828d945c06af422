import { isShortenedNumber, normalizeIdentifier } from "@portico/contract/schemas/identifier";
import type { Read } from "./read.ts";

/** Reads an identifier. Empty if there is none. Refuses what a spreadsheet has shortened. */
export function readIdentifier(text: string): Read<string> {
  if (isShortenedNumber(text)) {
    return {
      fault: "was shortened by a spreadsheet. Format the column as text, and export the file again.",
    };
  }
  return { value: normalizeIdentifier(text) };
}
