import { propertyOf, textOf } from "../form/document/document.ts";

/** The title that a document gives itself, where it does. */
export function titleOf(document: unknown): string | undefined {
  const title = textOf(propertyOf(document, "title"));
  return title.trim() === "" ? undefined : title;
}
