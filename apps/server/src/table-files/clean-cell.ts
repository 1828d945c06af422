import { isBlank, unescapeFormulas } from "@portico/format";

/**
 * The text of a cell as it was meant: in NFC, without surrounding space, and without the marks that keep a number or a
 * formula a text in spreadsheets: those of `="0123"` and `'0123`, and those of exported lists. Empty if nothing of it is
 * visible.
 */
export function cleanCell(cell: string): string {
  const text = storedText(cell).replaceAll("\u00a0", " ").trim();
  const code = text.charCodeAt(0);
  // Most cells start with a letter or a digit, and contain none of the marks.
  if (code > apostrophe && code !== equalsSign && !text.includes("'")) return text;
  const quoted = /^="(.*)"$/s.exec(text)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"').trim();
  return unescapeFormulas(text.replace(/^'(?=[\d.])/, "")).trim();
}

const apostrophe = 39;
const equalsSign = 61;

/** A value as it is stored: in NFC, and empty if nothing of it is visible. */
function storedText(value: string): string {
  if (isAscii.test(value)) return value;
  return isBlank(value) ? "" : value.normalize("NFC");
}

const isAscii = /^[\0-\x7f]*$/;
