import { readFile, stat } from "node:fs/promises";

/** A screen has some kilobytes; a much larger file is something else. */
const maxBytes = 1024 * 1024;

/** The result of reading a file: a document or an error. */
export type ReadDocument = { readonly document: unknown } | { readonly problem: string };

/** Reads a JSON file; describes any error in one sentence. */
export async function readDocument(file: string): Promise<ReadDocument> {
  try {
    const found = await stat(file);
    if (!found.isFile()) return { problem: "is not a file." };
    if (found.size > maxBytes) {
      const size = (found.size / maxBytes).toFixed(1);
      return { problem: `has ${size} MB, more than the 1 MB allowed for a screen.` };
    }
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file));
    return { document: JSON.parse(text) };
  } catch (error) {
    return { problem: messageFor(error) };
  }
}

function messageFor(error: unknown): string {
  if (error instanceof SyntaxError) return `is not JSON: ${error.message.replaceAll(/\s+/g, " ")}`;
  if (error instanceof TypeError) return "is not UTF-8 text.";
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return "doesn't exist.";
  if (code === "EACCES" || code === "EPERM") return "can't be read: permission denied.";
  return `can't be read: ${error instanceof Error ? error.message : String(error)}`;
}
