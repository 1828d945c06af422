import { isBlank } from "@portico/format";
import * as z from "zod";

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
export const requiredText = (length: number, message: string) =>
  z.string(message).overwrite(visibleText).min(1, message).max(length, atMost(length));
