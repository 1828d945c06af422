/** What a file is, by its first bytes. */
export type FileKind = "text" | "spreadsheet" | keyof typeof refusedKinds;

/** Why other files are not read. */
export const refusedKinds = {
  ole: "The file is an Excel 97–2003 workbook (.xls) or is protected by a password. Save it as .xlsx without a password, then upload it again.",
  pdf: "PDF files can't be read. Ask for the data as .xlsx or .csv.",
  html: "The file is a web page, even if its name ends in .xls. Open it in a spreadsheet program, save it as .xlsx, then upload it again.",
} as const;

/** The number of bytes that show what a file is. */
export const signatureLength = 512;

/** What a file is, by its first bytes. Everything that isn't known is text. */
export function kindOf(start: Uint8Array): FileKind {
  const bytes = Buffer.from(start.subarray(0, signatureLength));
  const startsWith = (...signature: number[]) =>
    bytes.subarray(0, signature.length).equals(Buffer.from(signature));
  if (startsWith(0x50, 0x4b, 0x03, 0x04) || startsWith(0x50, 0x4b, 0x05, 0x06)) return "spreadsheet";
  if (startsWith(0xd0, 0xcf, 0x11, 0xe0)) return "ole";
  const text = bytes
    .toString("latin1")
    .replace(/^\xef\xbb\xbf/, "")
    .trimStart();
  if (text.startsWith("%PDF-")) return "pdf";
  return /^<(?:!doctype html|html|table|head|meta)\b/i.test(text) ? "html" : "text";
}
