import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maxSpreadsheetBytes } from "@portico/contract";
import { UnreadableFileError } from "../unreadable-file-error.ts";

/**
 * Copies a spreadsheet to a file, because its parts are read in any order, and memory is scarcer than disk. The file has no
 * name, so that nobody else can open it, and nothing of it stays when the process ends. Close it after use.
 * @throws UnreadableFileError if it is larger than allowed
 */
export async function copyToTemporaryFile(bytes: AsyncIterable<Uint8Array>): Promise<FileHandle> {
  const file = await openTemporaryFile();
  try {
    let length = 0;
    for await (const chunk of bytes) {
      length += chunk.length;
      if (length > maxSpreadsheetBytes)
        throw new UnreadableFileError(
          1,
          `A spreadsheet can have up to ${maxSpreadsheetBytes / 1024 / 1024} MB. Save the sheet as “CSV UTF-8”, then upload it again.`,
        );
      await file.writeFile(chunk);
    }
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function openTemporaryFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), "portico-"));
  try {
    return await open(join(folder, "spreadsheet"), "wx+", 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}
