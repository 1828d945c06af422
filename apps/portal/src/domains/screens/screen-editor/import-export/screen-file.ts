import { maxScreenDocument } from "@portico/contract/features/screens/screens.schemas";
import { readScreen, requirementsOf } from "@portico/portal-config/check";
import { saveFile } from "@portico/renderer/client";
import { writeDocument } from "../draft/draft.ts";
import { isJsonObject } from "../form/document/document.ts";

/** The maximum size of a file in bytes: the longest document in characters of several bytes, and its requirements. */
export const maxFileSize = 5 * maxScreenDocument;

/** The language's schema as seen from `apps/portal/src/screens`, where an exported file can be added unchanged. */
const schemaFromScreens = "../../../../packages/portal-config/list-screen.schema.json";
const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxIdLength = 60;

/** A file with its name. */
export interface NamedFile {
  readonly fileName: string;
  readonly text: string;
}

/** A document as a file, with its requirements if it is valid. */
export function screenFile(document: unknown): NamedFile {
  if (!isJsonObject(document)) return { fileName: "screen.json", text: writeDocument(document) };
  const { $schema: _schema, requires: _requires, ...plain } = document;
  const { screen } = readScreen(plain);
  const file = { $schema: schemaFromScreens, ...plain, ...(screen && { requires: requirementsOf(screen) }) };
  return { fileName: `${isScreenId(plain.id) ? plain.id : "screen"}.json`, text: writeDocument(file) };
}

/** Downloads a document as a file. Returns the file's name. */
export function exportScreen(document: unknown): string {
  const { fileName, text } = screenFile(document);
  saveFile(new Blob([text], { type: "application/json" }), fileName);
  return fileName;
}

/** Whether a document has nothing but its kind, as a new one. */
export function isBlank(document: unknown): boolean {
  return isJsonObject(document) && Object.keys(document).every((keyword) => keyword === "kind");
}

/** Whether a value can be the id of a screen. */
export function isScreenId(value: unknown): value is string {
  return typeof value === "string" && value.length <= maxIdLength && idPattern.test(value);
}
