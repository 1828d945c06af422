/** Creates one PDF in a worker thread, so that the server stays responsive. */
import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import type { ExportFile } from "../formats/writer.ts";
import { createTable, type Table } from "./table.ts";
import { createDocument, createTextRenderer, type TextRenderer } from "./text-renderer.ts";
import type { PdfRequest, PdfResponse } from "./worker-messages.ts";

const port = parentPort;
if (!port) throw new Error("This file must be started as a worker.");

let pieces: Uint8Array[] = [];
let begun: { readonly file: ExportFile; readonly renderer: TextRenderer } | undefined;
let table: Table | undefined;

port.on("message", async (request: PdfRequest) => {
  await respond(request);
  // The document's stream emits data a little later.
  await setImmediate();
  port.postMessage({ pieces } satisfies PdfResponse);
  pieces = [];
});

async function respond(request: PdfRequest): Promise<void> {
  if (request.kind === "begin") {
    const { title, madeBy, madeAt, language } = request.file;
    const document = createDocument({ title, author: madeBy, at: madeAt, language }, (piece) =>
      pieces.push(piece),
    );
    const renderer = createTextRenderer(document);
    await renderer.loadFonts(request.file);
    begun = { file: request.file, renderer };
    return;
  }
  if (!begun) throw new Error("A PDF must be started first.");
  const { file, renderer } = begun;
  const { document } = renderer;
  if (request.kind === "rows") await renderer.loadFonts([request.rows, request.lines]);
  table ??= createTable(renderer, file, request.kind === "rows" ? request.rows : []);
  if (request.kind === "rows") return table.add(request.rows, request.lines);
  table.end();
  const ended = new Promise((resolve) => document.once("end", resolve));
  document.end();
  await ended;
}
