import type { Field } from "@portico/contract";
import type { ExportFile } from "../src/lists/export/formats/writer.ts";

/** A file with these columns, for tests of writers. */
export function exportFile(fields: Readonly<Record<string, Field>>, rowCount: number): ExportFile {
  return {
    title: "Unpaid policies",
    columns: Object.entries(fields).map(([name, field]) => ({ name, field })),
    rowCount,
    filters: ["State"],
    madeBy: "Adriana Whitfield",
    madeAt: new Date("2026-03-16T03:30:00Z"),
    timeZone: "America/New_York",
  };
}

/** Yields rows in chunks, like `streamRows`. */
export async function* inChunks<Row>(...chunks: Row[][]): AsyncGenerator<Row[]> {
  yield* chunks;
}

/** All bytes of a file. */
export async function allOf(pieces: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const piece of pieces) parts.push(Buffer.from(piece));
  return Buffer.concat(parts);
}
