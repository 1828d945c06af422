import { type ExportFormat, exportFormats, type ListId } from "@portico/contract";
import { request } from "./client.ts";

const fileNamePattern = /filename="([^"]{1,200})"/;

/**
 * Fetches all rows of a list as a file and saves it once it is whole.
 * @returns the file's name
 * @throws where the server refuses, or the download breaks off: nothing is saved then
 */
export async function downloadList(
  id: ListId,
  query: Readonly<Record<string, string>>,
  format: ExportFormat,
): Promise<string> {
  const { mediaType, extension } = exportFormats[format];
  const response = await request(id, { query, accept: mediaType });
  const content = await response.blob();
  const named = fileNamePattern.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const fileName = named ?? `${id}.${extension}`;
  save(content, fileName);
  return fileName;
}

function save(content: Blob, fileName: string) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
