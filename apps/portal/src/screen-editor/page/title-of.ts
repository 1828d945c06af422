import { textOf, wordOf } from "../form/document.ts";

/** The title that a document gives itself, where it does. */
export function titleOf(document: unknown): string | undefined {
  const title = textOf(wordOf(document, "title"));
  return title.trim() === "" ? undefined : title;
}
