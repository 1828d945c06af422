import { propertyOf, textOf } from "../form/document/document.ts";

/** The title of a document, if it has one. */
export function titleOf(document: unknown): string | undefined {
  const title = textOf(propertyOf(document, "title"));
  return title.trim() === "" ? undefined : title;
}
