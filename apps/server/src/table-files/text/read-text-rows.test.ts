import { describe, expect, it } from "vitest";
import type { TableRow } from "../table-row.ts";
import { UnreadableFileError } from "../unreadable-file-error.ts";
import { readTextRows } from "./read-text-rows.ts";

async function* pieces(parts: readonly (string | Uint8Array)[]) {
  for (const part of parts) yield typeof part === "string" ? new TextEncoder().encode(part) : part;
}

/** Little-endian UTF-16 with a byte order mark, as spreadsheets save "Unicode text". */
function utf16(text: string): Buffer {
  return Buffer.from(`\ufeff${text}`, "utf16le");
}

async function read(...parts: readonly (string | Uint8Array)[]) {
  const rows: TableRow[] = [];
  for await (const row of readTextRows(pieces(parts))) rows.push(row);
  return rows;
}

async function problem(...parts: readonly (string | Uint8Array)[]) {
  const error: unknown = await read(...parts).catch((thrown: unknown) => thrown);
  if (!(error instanceof UnreadableFileError)) throw new Error("The file was read without an error.");
  return { line: error.line, message: error.message };
}

describe("the rows of a CSV file", () => {
  it.each([
    ["commas", "a,b\n1,2\n"],
    ["semicolons", "a;b\n1;2\n"],
    ["tabs", "a\tb\n1\t2\n"],
    ["a byte order mark", "\ufeffa,b\r\n1,2\r\n"],
    ["no line break at the end", "a,b\n1,2"],
    ["quotes", '"a",b\n"1",2\n'],
    ["UTF-16", utf16("a,b\n1,2\n")],
    ["big-endian UTF-16", utf16("a,b\n1,2\n").swap16()],
  ])("are the same with %s, in whole and byte by byte", async (_what, text) => {
    const bytes = Buffer.from(text);
    expect(await read(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(await read(bytes));
    expect(await read(bytes)).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 2, cells: ["1", "2"] },
    ]);
  });

  it("have the number of the line they end on, whatever line breaks they contain", async () => {
    const rows = await read('a,b\r\n\r\n1,"x\ny"\n3,4\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 4, 5]);
    expect(rows[1]?.cells).toEqual(["1", "x\ny"]);
  });

  it("decode characters split across chunks", async () => {
    expect(await read("a,Jos", Uint8Array.of(0xc3), Uint8Array.of(0xa9, 0x0a))).toEqual([
      { line: 1, cells: ["a", "José"] },
    ]);
  });

  it.each([
    ["a line that names the delimiter", "sep=|\na|b\n1|2,3\n", { line: 3, cells: ["1", "2,3"] }],
    ["UTF-16 without a mark", Buffer.from("a;b\n1;é\n", "utf16le"), { line: 2, cells: ["1", "é"] }],
    [
      "quotes inside a value",
      'a,b\nAna "Bea" Ríos,5" pipe\n',
      { line: 2, cells: ['Ana "Bea" Ríos', '5" pipe'] },
    ],
    ["marks of text", `a,b\n="001",'002\n`, { line: 2, cells: ["001", "002"] }],
    ["escaped formulas", `a,b\n"'=1+1","'-x;'@y"\n`, { line: 2, cells: ["=1+1", "-x;@y"] }],
  ])("are understood with %s", async (_what, text, row) => {
    expect((await read(text))[1]).toEqual(row);
  });

  it("keep formulas as text", async () => {
    expect((await read('a,b\n=1+1,"@SUM(A1)"\n'))[1]?.cells).toEqual(["=1+1", "@SUM(A1)"]);
  });

  it.each([
    ["an unclosed quote", 'a,b\n1,2\n3,"4\n5,6\n', 3, /quote is missing/],
    ["an unclosed quote in a long file", `a,b\n1,"2\n${"3,4\n".repeat(50_000)}`, 2, /longer than/],
    ["a field of a million characters", `a,b\n1,2\n3,${"x".repeat(1_000_000)}\n`, 3, /longer than/],
    ["Latin-1", Buffer.from("a,b\n1,2\nJos\xe9,4\n", "latin1"), 3, /UTF-8/],
    ["UTF-16 cut in the middle of a character", utf16("a,b\n1,2").subarray(0, -1), 2, /valid UTF-16/],
    ["an incomplete character at the end", Buffer.from([0x61, 0x0a, 0xc3]), 2, /UTF-8/],
  ])("stop at %s with the line number", async (_what, content, line, message) => {
    const found = await problem(content);
    expect(found.line).toBe(line);
    expect(found.message).toMatch(message);
  });

  it("are empty for an empty file", async () => {
    expect(await read()).toEqual([]);
  });
});
