import { parse } from "csv-parse/sync";
import { readXlsx, writeXlsx } from "hucre";

/** The cells of the first sheet of an XLSX file, as text, row by row. */
export async function spreadsheetRows(bytes: Uint8Array): Promise<string[][]> {
  const { sheets } = await readXlsx(bytes);
  return (sheets[0]?.rows ?? []).map((cells) => cells.map((cell) => String(cell ?? "")));
}

/** An XLSX file with one sheet. */
export async function spreadsheetOf(
  rows: readonly (readonly (string | number)[])[],
): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: "Sheet", rows: rows.map((cells) => [...cells]) }] }));
}

/** The cells of a CSV file, row by row. */
export function csvRows(text: string): string[][] {
  return parse(text, { bom: true });
}
