/** Characters that nobody sees: of Unicode's category Format, such as byte order marks, and control characters. */
const invisible = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
/** The control characters that separate words. */
const controlSpaces = "\t\n\v\f\r";
const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthOffset = 0xfee0;
const quotes = /["'`´‘’‚‛“”„‟«»‹›＂＇]/u;
const digitsAsDecimal = /^([0-9]+)\.0+$/;
const dashes = / ?[\p{Pd}\u2212] ?/gu;
/** What a spreadsheet makes of a long number: one digit, or up to three in engineering notation. */
const scientific = /^[+-]?[0-9](?:[.,][0-9]+)?e\+?[0-9]{1,3}$|^[+-]?[0-9]{1,3}(?:[.,][0-9]*)?e\+[0-9]{1,3}$/i;

/**
 * An identifier as it is stored: a policy number, or an ID of the exchange, an application or an agent. Without
 * invisible characters, surrounding quotes, a spreadsheet's `="…"`, repeated spaces, and the `.0` that spreadsheets add
 * to digits. Full-width characters become plain ones. Case and dashes stay. The database's function
 * `stored_identifier` does the same.
 */
export function normalizeIdentifier(text: string): string {
  const visible = text
    .normalize("NFC")
    .replace(fullWidth, (one) => String.fromCharCode(one.charCodeAt(0) - fullWidthOffset))
    .replace(invisible, (one) => (controlSpaces.includes(one) ? " " : ""))
    .replace(/\s+/gu, " ")
    .normalize("NFC");
  return withoutQuotes(visible).replace(digitsAsDecimal, "$1");
}

/** Scans instead of matching a pattern, which would be slow for a long run of quotes within a text. */
function withoutQuotes(text: string): string {
  const isOuter = (position: number) => text[position] === " " || quotes.test(text[position] ?? "");
  let start = 0;
  let end = text.length;
  while (end > start && isOuter(end - 1)) end -= 1;
  while (start < end && (isOuter(start) || (text[start] === "=" && quotes.test(text[start + 1] ?? "")))) {
    start += 1;
  }
  return text.slice(start, end);
}

/**
 * The form in which identifiers are compared: that in which they are stored, without dashes and spaces next to them, in
 * lowercase from A to Z, and with Unicode's compatible characters as one. The database's function `identifier_key`
 * does the same.
 */
export function identifierKey(text: string): string {
  const stored = normalizeIdentifier(normalizeIdentifier(text).normalize("NFKC"));
  const key = stored.replace(dashes, "").replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return key === "" ? stored : key;
}

/** Whether a spreadsheet has shortened a number to `9.1E+10`, so that its last digits are lost. */
export function isShortenedNumber(text: string): boolean {
  return text.length <= 100 && scientific.test(normalizeIdentifier(text));
}

/** Whether a text that is still being entered is such a number. `1E5` can be the start of an identifier. */
export function isCertainlyShortened(text: string): boolean {
  return /[+.,]/.test(text) && isShortenedNumber(text);
}
