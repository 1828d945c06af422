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
import { createDownloadSlots } from "./download-slots.ts";
import { saveFile } from "./save-file.ts";

const fileNamePattern = /filename="([^"]{1,200})"/;

/** Progress of an export. */
export interface DownloadProgress {
  /** Whether the export waits for other exports to finish. */
  readonly isQueued: boolean;
  /** The number of rows in the file, or undefined if the server doesn't send it. */
  readonly rows: number | undefined;
  /** Bytes received so far. */
  readonly bytes: number;
}

/** Limits concurrent exports. Browsers open only a few connections per server, and a queued export occupies one. */
const slots = createDownloadSlots(2);

/** What to export, and how to report its progress and cancel it. */
export interface ListDownload {
  readonly id: ListId;
  readonly query: Readonly<Record<string, string>>;
  readonly format: ExportFormat;
  readonly signal: AbortSignal;
  readonly origin?: PageOrigin | undefined;
  readonly onProgress: (progress: DownloadProgress) => void;
}

/**
 * Downloads all rows of a list as a file, and saves the file when it is complete.
 * @returns the file name and the number of rows
 * @throws if the request fails, the download is interrupted or aborted, or the user has signed out. No file is saved.
 */
export async function downloadList({ id, query, format, signal, origin, onProgress }: ListDownload) {
  const { mediaType, extension } = exportFormats[format];
  const userEmail = readUser()?.emailaddress;
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
  if (readUser()?.emailaddress !== userEmail) throw new DOMException("Signed out", "AbortError");
  const sentName = fileNamePattern.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const fileName = sentName ?? `${id}.${extension}`;
  saveFile(content, fileName);
  return { fileName, rows };
}

function rowsOf({ headers }: Response): number | undefined {
  const text = headers.get(exportRowsHeader) ?? "";
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Bytes that are held before they are handed to the browser, which keeps them where it wants: on the disk too. */
const maxHeldBytes = 4 * 1024 * 1024;

/**
 * Reads the body of an answer piece by piece, so that a big file is never in memory whole.
 * @param onBytes called with the bytes read so far
 * @throws where the body ends before it is whole
 */
export async function readBlob(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const type = response.headers.get("content-type") ?? "";
  const whole: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let heldBytes = 0;
  let bytes = 0;
  const handOver = () => {
    if (held.length > 0) whole.push(new Blob(held));
    held = [];
    heldBytes = 0;
  };
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    held.push(read.value);
    heldBytes += read.value.length;
    bytes += read.value.length;
    if (heldBytes >= maxHeldBytes) handOver();
    onBytes(bytes);
  }
  handOver();
  return new Blob(whole, { type });
}
