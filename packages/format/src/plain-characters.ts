/** The longest text that is parsed as a number, a date, or another formatted value. */
export const maxParsedLength = 80;

/**
 * The text with the characters of a US keyboard, so that one parser reads what keyboards, documents and other programs
 * write: digits of any script, full-width forms, kinds of spaces, dashes and apostrophes. Characters that nobody sees
 * are left out. All others stay. A text of more than 80 characters is returned unchanged.
 */
export function plainCharacters(text: string): string {
  if (text.length > maxParsedLength) return text;
  if (isAscii.test(text)) return text.replace(/\s/g, " ").trim();
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/\s/g, " ")
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, "-")
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .trim();
}

const isAscii = /^[\0-\x7f]*$/;
const decimalDigit = /^\p{Nd}$/u;

/** The digits of each script follow each other in Unicode, from 0 to 9. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (decimalDigit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
