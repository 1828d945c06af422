import { readXlsx } from "hucre";

/** The cells of the first sheet of an XLSX file, as text, row by row. */
export async function spreadsheetRows(bytes: Uint8Array): Promise<string[][]> {
  const { sheets } = await readXlsx(bytes);
  return (sheets[0]?.rows ?? []).map((cells) => cells.map((cell) => String(cell ?? "")));
}
