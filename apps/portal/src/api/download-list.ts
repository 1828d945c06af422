import {
  type ExportFormat,
  exportFormats,
  exportQueued,
  exportRowsHeader,
  exportStateHeader,
  type ListId,
} from "@portico/contract";
import { readUser } from "../session/session.ts";
import type { PageOrigin } from "./call-origin.ts";
import { request } from "./client.ts";
import { downloadSlots } from "./download-slots.ts";
import { readBlob } from "./read-blob.ts";
import { saveFile } from "./save-file.ts";

const fileNamePattern = /filename="([^"]{1,200})"/;

/** How far an export has come. */
export interface DownloadProgress {
  /** Whether it still waits for other exports to finish. */
  readonly isQueued: boolean;
  /** Rows the file will hold; undefined where the server does not say. */
  readonly rows: number | undefined;
  /** Bytes received so far. */
  readonly bytes: number;
}

/**
 * A browser opens few connections to one server, and an export that waits in the server's queue holds one: more than
 * these would leave none for the rest of the portal.
 */
const slots = downloadSlots(2);

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
  const release = await slots.take(signal, () => onProgress({ isQueued: true, rows: undefined, bytes: 0 }));
  let rows: number | undefined;
  let response: Response;
  let content: Blob;
  try {
    response = await request(id, { query, accept: mediaType, signal, origin });
    rows = rowsOf(response);
    const isQueued = response.headers.get(exportStateHeader) === exportQueued;
    onProgress({ isQueued, rows, bytes: 0 });
    content = await readBlob(response, (bytes) => onProgress({ isQueued: false, rows, bytes }));
  } finally {
    release();
  }
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
