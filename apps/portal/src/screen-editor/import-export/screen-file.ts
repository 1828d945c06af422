import { maxScreenDocument } from "@portico/contract/features/screens.schemas";
import { readScreen, requirementsOf } from "@portico/portal-config/check";
import { writeDocument } from "../draft/draft.ts";
import { isJsonObject } from "../form/document/document.ts";

/** The largest file taken, in bytes: the longest document, all of it in letters that take most bytes, and `requires`. */
export const largestFile = 5 * maxScreenDocument;

/** The language's schema as seen from `apps/portal/src/screens`, where a file can be put as it is. */
const schemaFromScreens = "../../../../packages/portal-config/list-screen.schema.json";
const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestId = 60;

/** A file with its name. */
export interface NamedFile {
  readonly fileName: string;
  readonly text: string;
}

/** A document as a file to hand on: what it depends on is next to it, as far as it can be read. */
export function screenFile(document: unknown): NamedFile {
  if (!isJsonObject(document)) return { fileName: fileNameOf(undefined), text: writeDocument(document) };
  const { $schema: _schema, requires: _requires, ...plain } = document;
  const { screen } = readScreen(plain);
  const whole = { $schema: schemaFromScreens, ...plain, ...(screen && { requires: requirementsOf(screen) }) };
  return { fileName: fileNameOf(plain.id), text: writeDocument(whole) };
}

/** Whether a document says nothing but its kind, as one does that was just begun. */
export function isBlank(document: unknown): boolean {
  return isJsonObject(document) && Object.keys(document).every((keyword) => keyword === "kind");
}

/** Whether a value can be the id of a screen. */
export function isScreenId(value: unknown): value is string {
  return typeof value === "string" && value.length <= longestId && idPattern.test(value);
}

function fileNameOf(id: unknown): string {
  return `${isScreenId(id) ? id : "screen"}.json`;
}
