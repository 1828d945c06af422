import { type ExportFormat, exportFormats, exportRowsHeader, type ListId } from "@portico/contract";
import { readUser } from "../session/session.ts";
import type { PageOrigin } from "./call-origin.ts";
import { request } from "./client.ts";
import { readBlob } from "./read-blob.ts";
import { saveFile } from "./save-file.ts";

const fileNamePattern = /filename="([^"]{1,200})"/;

/** How far an export has come. */
export interface DownloadProgress {
  /** Rows the file will hold; undefined where the server does not say. */
  readonly rows: number | undefined;
  /** Bytes received so far. */
  readonly bytes: number;
}

/** What is exported, and the ways to follow and to stop it. */
export interface ListDownload {
  readonly id: ListId;
  readonly query: Readonly<Record<string, string>>;
  readonly format: ExportFormat;
  readonly signal: AbortSignal;
  readonly origin?: PageOrigin | undefined;
  readonly onProgress: (progress: DownloadProgress) => void;
}

/**
 * Fetches all rows of a list as a file and saves it once it is whole.
 * @returns the file's name and its rows
 * @throws where the server refuses, the download breaks off or is stopped, or its person is no longer there: nothing is
 *   saved then
 */
export async function downloadList({ id, query, format, signal, origin, onProgress }: ListDownload) {
  const { mediaType, extension } = exportFormats[format];
  const person = readUser()?.emailaddress;
  const response = await request(id, { query, accept: mediaType, signal, origin });
  const rows = rowsOf(response);
  onProgress({ rows, bytes: 0 });
  const content = await readBlob(response, (bytes) => onProgress({ rows, bytes }));
  signal.throwIfAborted();
  if (readUser()?.emailaddress !== person) throw new DOMException("Signed out", "AbortError");
  const named = fileNamePattern.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const fileName = named ?? `${id}.${extension}`;
  saveFile(content, fileName);
  return { fileName, rows };
}

function rowsOf({ headers }: Response): number | undefined {
  const text = headers.get(exportRowsHeader) ?? "";
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
