import type { FileStorage } from "../storage/storage.ts";

/** The content of an upload's file. */
export async function contentOf(
  storage: FileStorage,
  fileKey: string | null,
): Promise<AsyncIterable<Uint8Array>> {
  const content = fileKey === null ? undefined : await storage.getStream(fileKey);
  if (!content) throw new Error("The file of an upload is missing.");
  return content;
}
