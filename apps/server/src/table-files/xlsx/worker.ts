/** Reads the rows of one sheet in a worker thread. */
import { parentPort, workerData } from "node:worker_threads";
import type { TableRow } from "../table-row.ts";
import { UnreadableFileError } from "../unreadable-file-error.ts";
import { openWorkbook } from "./open-workbook.ts";
import type { WorkbookResponse, WorkbookToRead } from "./read-workbook-rows.ts";

const port = parentPort;
if (!port) throw new Error("This file must be started as a worker.");

const { fd, sheet } = workerData as WorkbookToRead;
/** A response ends after this many cells, so that neither thread is busy with it for long or keeps many rows. */
const cellsPerResponse = 2_000;
const workbook = openWorkbook(fd, sheet);
// The error is reported with the response to the first request.
workbook.catch(() => {});
let chunks: AsyncGenerator<TableRow[]> | undefined;

async function respond(request: unknown): Promise<WorkbookResponse> {
  const { rows, ...names } = await workbook;
  if (request === "names") return { names };
  chunks ??= inResponses(rows());
  const next = await chunks.next();
  return { rows: next.done ? null : next.value };
}

async function* inResponses(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow[]> {
  let response: TableRow[] = [];
  let cells = 0;
  for await (const row of rows) {
    response.push(row);
    cells += row.cells.length + 1;
    if (cells < cellsPerResponse) continue;
    yield response;
    response = [];
    cells = 0;
  }
  if (response.length > 0) yield response;
}

port.on("message", async (request: unknown) => {
  try {
    port.postMessage(await respond(request));
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    port.postMessage({ error: { line: error.line, message: error.message } } satisfies WorkbookResponse);
  }
});
