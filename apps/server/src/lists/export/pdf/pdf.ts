import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { exportFormats } from "@portico/contract";
import * as z from "zod";
import { type ExportFile, type ExportWriter, lineKind, lineText } from "../formats/writer.ts";
import type { GroupedLine } from "./table.ts";
import type { PdfRequest } from "./worker-messages.ts";

/** Memory limits of a worker in megabytes. The export queue limits the number of workers. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** Draws a table on pages in a worker thread. */
export const pdfWriter: ExportWriter = {
  contentType: exportFormats.pdf.mediaType,
  async *write(file, rows) {
    const iterator = rows[Symbol.asyncIterator]();
    try {
      yield* drawn(file, { [Symbol.asyncIterator]: () => iterator });
    } finally {
      await iterator.return?.();
    }
  },
};

async function* drawn(
  file: ExportFile,
  rows: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>,
): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL("./pdf-worker.ts", import.meta.url), { resourceLimits });
  const ended = once(worker, "exit").then(() => {
    throw new Error("The PDF worker exited before the PDF was complete.");
  });
  // The worker always exits at the end. The error matters only to a pending request.
  ended.catch(() => {});
  const send = (request: PdfRequest) => Promise.race([sendRequest(worker, request), ended]);
  try {
    yield* await send({ kind: "begin", file });
    for await (const chunk of rows) {
      const values = chunk.map((row) => file.columns.map(({ name }) => row[name]));
      const lines = file.grouping && chunk.map(lineOf);
      yield* await send({ kind: "rows", rows: values, ...(lines && { lines }) });
    }
    yield* await send({ kind: "end" });
  } finally {
    await worker.terminate();
  }
}

/** What a grouped row is. */
function lineOf(row: Readonly<Record<string, unknown>>): GroupedLine {
  const text = row[lineText];
  return { kind: String(row[lineKind]), ...(typeof text === "string" && { text }) };
}

const response = z.tuple([z.object({ pieces: z.array(z.instanceof(Uint8Array)) })]);

/**
 * Sends a request to the worker and waits for its response.
 * @throws errors of the worker
 */
async function sendRequest(worker: Worker, request: PdfRequest): Promise<readonly Uint8Array[]> {
  const message = once(worker, "message");
  worker.postMessage(request);
  return response.parse(await message)[0].pieces;
}
