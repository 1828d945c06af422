import { saveFile } from "../../api/save-file.ts";
import { screenFile } from "./screen-file.ts";

/**
 * Saves a document as a file among the browser's downloads.
 * @returns what the file is called
 */
export function exportScreen(document: unknown): string {
  const { fileName, text } = screenFile(document);
  saveFile(new Blob([text], { type: "application/json" }), fileName);
  return fileName;
}
