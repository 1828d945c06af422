import { exportFormats } from "@portico/contract";
import * as z from "zod";
import { openWorker } from "../../../workers/open-worker.ts";
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
  const worker = openWorker(new URL("./pdf-worker.ts", import.meta.url), { resourceLimits });
  const send = async (request: PdfRequest) => response.parse(await worker.send(request)).pieces;
  try {
    yield* await send({ kind: "begin", file });
    for await (const chunk of rows) {
      const values = chunk.map((row) => file.columns.map(({ name }) => row[name]));
      const lines = file.grouping && chunk.map(lineOf);
      yield* await send({ kind: "rows", rows: values, ...(lines && { lines }) });
    }
    yield* await send({ kind: "end" });
  } finally {
    await worker.close();
  }
}

/** What a grouped row is. */
function lineOf(row: Readonly<Record<string, unknown>>): GroupedLine {
  const text = row[lineText];
  return { kind: String(row[lineKind]), ...(typeof text === "string" && { text }) };
}

const response = z.object({ pieces: z.array(z.instanceof(Uint8Array)) });
