import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { createGunzip, gzipSync } from "node:zlib";
import { type RowResult, rowResultSchema } from "../../row-results/row-result.ts";

/** The number of characters that are compressed at once. */
const pieceLength = 256 * 1024;

/** Compresses the results of a file's rows one by one, so that those of large files need little memory. */
export interface RowPacker {
  add(row: RowResult): void;
  /** All rows, as text for `unpackRows`. */
  finish(): string;
}

/** Creates a packer without rows. */
export function rowPacker(): RowPacker {
  const pieces: Buffer[] = [];
  let text = "";
  const compress = () => {
    if (text !== "") pieces.push(gzipSync(text, { level: 1 }));
    text = "";
  };
  return {
    add: (row) => {
      text += `${JSON.stringify(row)}\n`;
      if (text.length >= pieceLength) compress();
    },
    finish: () => {
      compress();
      return Buffer.concat(pieces).toString("base64");
    },
  };
}

/** The results of rows in the order in which they were packed. */
export async function* unpackRows(packed: string): AsyncGenerator<RowResult> {
  if (packed === "") return;
  const input = Readable.from([Buffer.from(packed, "base64")]).pipe(createGunzip());
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
    yield rowResultSchema.parse(JSON.parse(line));
}

/**
 * Joins the results of rows, both in the order of their lines. Where both have a row, the later one's result counts, with
 * the warnings of both.
 */
export async function* mergeRows(
  earlier: AsyncIterable<RowResult>,
  later: AsyncIterable<RowResult> | Iterable<RowResult>,
): AsyncGenerator<RowResult> {
  const others = earlier[Symbol.asyncIterator]();
  let next = await others.next();
  for await (const row of later) {
    while (!next.done && next.value.line < row.line) {
      yield next.value;
      next = await others.next();
    }
    if (next.done || next.value.line !== row.line) yield row;
    else {
      yield withWarnings(row, next.value);
      next = await others.next();
    }
  }
  for (; !next.done; next = await others.next()) yield next.value;
}

function withWarnings(row: RowResult, { warnings = [] }: RowResult): RowResult {
  const all = [...warnings, ...(row.warnings ?? [])];
  return all.length === 0 ? row : { ...row, warnings: all };
}
