import { isMainThread } from "node:worker_threads";
import * as z from "zod";
import { openWorker, type RequestWorker } from "../../workers/open-worker.ts";
import type { TableRow } from "../table-row.ts";
import { UnreadableFileError } from "../unreadable-file-error.ts";
import { openWorkbook } from "./open-workbook.ts";
import { tooLarge } from "./spreadsheet-errors.ts";
import { copyToTemporaryFile } from "./temporary-file.ts";

/** What a worker reads. */
export interface WorkbookToRead {
  /** The descriptor of its file. */
  readonly fd: number;
  readonly sheet: string | undefined;
}

const namesSchema = z.object({
  sheets: z.array(z.string()).readonly(),
  hiddenSheets: z.array(z.string()).readonly(),
  sheet: z.string(),
});

/** The names of a workbook's sheets. */
export type SheetNames = Readonly<z.infer<typeof namesSchema>>;

/** A response of the worker. */
export type WorkbookResponse =
  | { readonly names: SheetNames }
  /** Null after the last rows. */
  | { readonly rows: readonly TableRow[] | null }
  | { readonly error: { readonly line: number; readonly message: string } };

const errorResponse = z.object({ error: z.object({ line: z.number(), message: z.string() }) });
const namesResponse = z.object({ names: namesSchema });
// Checked in place, because copies of all rows would be garbage.
const rowsResponse = z.object({ rows: z.custom<readonly TableRow[] | null>(areRows) });

function areRows(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.every(isRow));
}

function isRow(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "line" in value &&
    "cells" in value &&
    Array.isArray(value.cells)
  );
}

/** Memory limits of a worker in megabytes. The texts of the file are outside of it. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/**
 * The sheets of a workbook.
 * @throws UnreadableFileError if it can't be read
 */
export async function readSheetNames(bytes: AsyncIterable<Uint8Array>): Promise<SheetNames> {
  await using file = await copyToTemporaryFile(bytes);
  const worker = workerFor({ fd: file.fd, sheet: undefined });
  try {
    return await namesIn(worker);
  } finally {
    await worker.close();
  }
}

/** How to read a workbook. */
export interface WorkbookReading {
  /** The name of a sheet. @default the first visible one with data */
  readonly sheet?: string | undefined;
  /** @default whether this thread is a worker */
  readonly isInThread?: boolean | undefined;
  /** Gets the names of the sheets before the first row. */
  readonly onNames?: (names: SheetNames) => void;
}

/**
 * Reads the rows of a workbook in a worker thread, so that the server stays responsive.
 * @throws UnreadableFileError if the rest can't be read
 */
export async function* readWorkbookRows(
  bytes: AsyncIterable<Uint8Array>,
  { sheet, isInThread = !isMainThread, onNames }: WorkbookReading,
): AsyncGenerator<TableRow> {
  await using file = await copyToTemporaryFile(bytes);
  if (isInThread) {
    const { rows, ...names } = await openWorkbook(file.fd, sheet);
    onNames?.(names);
    yield* rows();
    return;
  }
  const worker = workerFor({ fd: file.fd, sheet });
  try {
    onNames?.(await namesIn(worker));
    // The worker reads the next rows while these are used.
    let next = rowsIn(worker);
    for (;;) {
      const rows = await next;
      if (rows === null) return;
      next = rowsIn(worker);
      next.catch(() => {});
      yield* rows;
    }
  } finally {
    await worker.close();
  }
}

function workerFor(workerData: WorkbookToRead): RequestWorker {
  return openWorker(new URL("./worker.ts", import.meta.url), { workerData, resourceLimits });
}

async function namesIn(worker: RequestWorker): Promise<SheetNames> {
  return namesResponse.parse(await respondedBy(worker, "names")).names;
}

async function rowsIn(worker: RequestWorker): Promise<readonly TableRow[] | null> {
  return rowsResponse.parse(await respondedBy(worker, "rows")).rows;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

async function respondedBy(worker: RequestWorker, request: "names" | "rows"): Promise<unknown> {
  const response = await worker.send(request).catch((error: unknown) => {
    throw isOutOfMemory(error) ? tooLarge() : error;
  });
  const failed = errorResponse.safeParse(response);
  if (failed.success) throw new UnreadableFileError(failed.data.error.line, failed.data.error.message);
  return response;
}
