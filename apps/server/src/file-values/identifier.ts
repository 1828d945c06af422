import type { Read } from "./read.ts";

/** Characters that nobody sees, such as zero-width spaces and byte order marks. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const quotes = `["'\`´‘’‚‛“”„‟«»‹›＂＇]`;
const surroundingQuotes = new RegExp(`^${quotes}+|${quotes}+$`, "gu");
/** What a spreadsheet makes of a long number. */
const scientific = /^[+-]?\d(?:[.,]\d+)?e\+?\d{1,3}$/i;

/**
 * An identifier as it is stored: a policy number, or an ID of the exchange, an application, or an agent. Without invisible
 * characters, surrounding quotes and repeated spaces, and without the `.0` that spreadsheets add to digits. Case and dashes
 * stay. Must be the same as `stored_identifier` in the database.
 */
export function normalizeIdentifier(text: string): string {
  return text
    .normalize("NFC")
    .replace(invisible, "")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(surroundingQuotes, "")
    .trim()
    .replace(/^(\d+)\.0+$/, "$1");
}

/** Reads an identifier. Empty if there is none. Refuses what a spreadsheet has shortened. */
export function readIdentifier(text: string): Read<string> {
  const value = normalizeIdentifier(text);
  if (scientific.test(value)) {
    return {
      fault: "was shortened by a spreadsheet. Format the column as text, and export the file again.",
    };
  }
  return { value };
}
