import { readFile, stat } from "node:fs/promises";

/** A screen has some kilobytes; a much larger file is something else. */
const mostBytes = 1024 * 1024;

/** The result of reading a file: a document or an error. */
export type ReadDocument = { readonly document: unknown } | { readonly problem: string };

/** Reads a JSON file; describes any error in one sentence. */
export async function readDocument(file: string): Promise<ReadDocument> {
  try {
    const found = await stat(file);
    if (!found.isFile()) return { problem: "is no file." };
    if (found.size > mostBytes) {
      const size = (found.size / mostBytes).toFixed(1);
      return { problem: `has ${size} MB; a screen has some kilobytes, and more than 1 MB is not read.` };
    }
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file));
    return { document: JSON.parse(text) };
  } catch (error) {
    return { problem: wordsFor(error) };
  }
}

function wordsFor(error: unknown): string {
  if (error instanceof SyntaxError) return `is not JSON: ${error.message.replaceAll(/\s+/g, " ")}`;
  if (error instanceof TypeError) return "is not text in UTF-8.";
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return "is not there.";
  if (code === "EACCES" || code === "EPERM") return "may not be read.";
  return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
}
