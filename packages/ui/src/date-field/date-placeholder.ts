import { plainCharacters } from "@portico/format";
import type { FieldMessages } from "../messages/field-messages.js";

/** A day after the 12th of a month, so that the order of month and day is clear. */
export const exampleDay = "2026-03-31";

/** A pattern of dates with the letters of the language: `DD.MM.YYYY` is `TT.MM.JJJJ` in German. */
export function patternInWords(
  pattern: string,
  { dateLetters }: Pick<FieldMessages["fields"], "dateLetters">,
): string {
  return plainCharacters(pattern.replace(/[YMD]/g, (letter) => dateLetters["YMD".indexOf(letter)] ?? letter));
}
