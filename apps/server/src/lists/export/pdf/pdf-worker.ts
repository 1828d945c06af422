/** Creates one PDF in a worker thread, so that the server stays responsive. */
import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import type { ExportFile } from "../formats/writer.ts";
import { createTable, type Table } from "./table.ts";
import { createDocument, createTextRenderer } from "./text-renderer.ts";
import type { PdfRequest, PdfResponse } from "./worker-messages.ts";

const port = parentPort;
if (!port) throw new Error("This file must be started as a worker.");

let pieces: Uint8Array[] = [];
let begun: { readonly file: ExportFile; readonly document: PDFKit.PDFDocument } | undefined;
let table: Table | undefined;

port.on("message", async (request: PdfRequest) => {
  await answer(request);
  // The document's stream emits data a little later.
  await setImmediate();
  port.postMessage({ pieces } satisfies PdfResponse);
  pieces = [];
});

async function answer(request: PdfRequest): Promise<void> {
  if (request.kind === "begin") {
    const { title, madeBy, madeAt, language } = request.file;
    const document = createDocument({ title, author: madeBy, at: madeAt, language }, (piece) =>
      pieces.push(piece),
    );
    begun = { file: request.file, document };
    return;
  }
  if (!begun) throw new Error("A PDF must be started first.");
  const { file, document } = begun;
  table ??= createTable(createTextRenderer(document), file, request.kind === "rows" ? request.rows : []);
  if (request.kind === "rows") return table.add(request.rows, request.lines);
  table.end();
  const ended = new Promise((resolve) => document.once("end", resolve));
  document.end();
  await ended;
}
