import { isBlank } from "@portico/format";
import * as z from "zod";
import { isShortenedNumber, normalizeIdentifier } from "../identifier.ts";

export { isBlank };

/** The message for a text that is too long. */
export const atMost = (length: number) => `Up to ${length} characters`;

/** A text without spaces at its ends. One of invisible characters is empty. */
function visibleText(text: string): string {
  return isBlank(text) ? "" : text.trim();
}

/** A text as it is stored: without spaces at its ends, and empty if nothing of it is visible. */
export const storedText = (length: number, message?: string) =>
  z.string(message).overwrite(visibleText).max(length, atMost(length));

/** A text that may be missing. */
export const optionalText = (length: number) => storedText(length).optional();

/** A text with a visible character. */
export const requiredText = (length: number, message: string, tooLong = atMost(length)) =>
  z.string(message).overwrite(visibleText).min(1, message).max(length, tooLong);

/** The message for a number that a spreadsheet has shortened. */
export const shortenedNumber =
  "A spreadsheet shortened this number, so its last digits are lost. Enter all of its digits.";

/** A text that identifies something elsewhere, such as a policy or an agent, as it is stored. */
export const identifierText = (length: number) =>
  z
    .string()
    .overwrite((text) => (isBlank(text) ? "" : normalizeIdentifier(text)))
    .max(length, atMost(length))
    .refine((text) => !isShortenedNumber(text), shortenedNumber);
