import { isShortenedNumber, normalizeIdentifier } from "@portico/contract/schemas/identifier";
import type { Read } from "./read.ts";

/**
 * Reads an identifier. Empty if there is none. Leaves out what isn't a part of it, with a warning. Refuses what a
 * spreadsheet has shortened.
 */
export function readIdentifier(text: string): Read<string> {
  if (isShortenedNumber(text)) {
    return {
      problem: "was shortened by a spreadsheet. Format the column as text, and export the file again.",
    };
  }
  const value = normalizeIdentifier(text);
  if (value === text) return { value };
  return {
    value,
    warning: "was stored without hidden characters, quotes, spaces or .0 that aren't a part of it.",
  };
}
