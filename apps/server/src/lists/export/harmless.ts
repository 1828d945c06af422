/** A text that no spreadsheet takes for a formula: what begins like one begins with an apostrophe. */
export function harmless(text: string): string {
  return /^[=+\-@\t\r\n\0＝＋－＠]/.test(text) ? `'${text}` : text;
}
