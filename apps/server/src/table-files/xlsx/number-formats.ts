import { type NumberText, numberText, plainNumber } from "./cell-text.ts";
import { readWholeXml } from "./read-xml.ts";

/** The number formats that files name only by their number and that show days or leading zeros (ECMA-376, 18.8.30). */
const builtInFormats: Readonly<Record<number, string>> = {
  9: "0%",
  10: "0.00%",
  14: "m/d/yyyy",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "h:mm",
  21: "h:mm:ss",
  22: "m/d/yyyy h:mm",
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mmss.0",
  ...Object.fromEntries([27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, "yyyy/m/d"])),
};
const maxFormats = 100_000;

/** How the numbers of each cell style are written. */
export type NumberFormats = (style: number) => NumberText;

/** Reads the number formats of a workbook's styles. */
export async function readNumberFormats(
  bytes: AsyncIterable<Uint8Array> | undefined,
  is1904: boolean,
): Promise<NumberFormats> {
  const formats = new Map<number, string>();
  const styles: number[] = [];
  let isCellStyle = false;
  if (bytes) {
    await readWholeXml(bytes, {
      open: (name, attributes) => {
        if (name === "cellXfs") isCellStyle = true;
        if (name === "numFmt" && formats.size < maxFormats)
          formats.set(Number(attributes.numFmtId), (attributes.formatCode ?? "").slice(0, 255));
        if (name === "xf" && isCellStyle && styles.length < maxFormats)
          styles.push(Number(attributes.numFmtId ?? 0));
      },
      close: (name) => {
        if (name === "cellXfs") isCellStyle = false;
      },
    });
  }
  const texts = new Map<number, NumberText>();
  return (style) => {
    const id = styles[style] ?? 0;
    const known = texts.get(id);
    if (known) return known;
    const format = formats.get(id) ?? builtInFormats[id];
    const text = format === undefined ? plainNumber : numberText(format, is1904);
    texts.set(id, text);
    return text;
  };
}
