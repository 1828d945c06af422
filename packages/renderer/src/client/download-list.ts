import {
  type ExportFormat,
  exportFormats,
  exportQueued,
  exportRowsHeader,
  exportStateHeader,
  type FilterValue,
} from "@portico/endpoints";
import type { PageOrigin } from "./call-origin.ts";
import { createDownloadSlots } from "./download-slots.ts";
import { findList } from "./find-endpoint.ts";
import { fileNameOf } from "./response-file.ts";
import { saveFile } from "./save-file.ts";
import type { ScreenClient } from "./screen-client.ts";

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
  readonly id: string;
  readonly query: Readonly<Record<string, FilterValue>>;
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
export async function downloadList(
  client: ScreenClient,
  { id, query, format, signal, origin, onProgress }: ListDownload,
) {
  const { mediaType, extension } = exportFormats[format];
  const user = client.user();
  const release = await slots.take(signal, () => onProgress({ isQueued: true, rows: undefined, bytes: 0 }));
  let rows: number | undefined;
  let response: Response;
  let content: Blob;
  try {
    response = await client.request(id, { query, accept: mediaType, signal, origin });
    rows = rowsOf(response);
    const isQueued = response.headers.get(exportStateHeader) === exportQueued;
    onProgress({ isQueued, rows, bytes: 0 });
    content = await readBlob(response, (bytes) => onProgress({ isQueued: false, rows, bytes }));
  } finally {
    release();
  }
  signal.throwIfAborted();
  if (client.user() !== user) throw new DOMException("Signed out", "AbortError");
  const fileName = fileNameOf(response) ?? `${findList(client, id)?.fileName ?? id}.${extension}`;
  saveFile(content, fileName);
  return { fileName, rows };
}

function rowsOf({ headers }: Response): number | undefined {
  const text = headers.get(exportRowsHeader) ?? "";
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Received bytes are moved into a `Blob` in parts of this size. Browsers can store a `Blob` on disk. */
const blobPartSize = 4 * 1024 * 1024;

/**
 * Reads a response body as a `Blob` without keeping a large file in memory.
 * @param onBytes called with the number of bytes received so far
 * @throws if the connection is closed before the body is complete
 */
export async function readBlob(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const type = response.headers.get("content-type") ?? "";
  const parts: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let chunkBytes = 0;
  let bytes = 0;
  const addPart = () => {
    if (chunks.length > 0) parts.push(new Blob(chunks));
    chunks = [];
    chunkBytes = 0;
  };
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    chunks.push(read.value);
    chunkBytes += read.value.length;
    bytes += read.value.length;
    if (chunkBytes >= blobPartSize) addPart();
    onBytes(bytes);
  }
  addPart();
  return new Blob(parts, { type });
}
