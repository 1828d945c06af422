/** Parses a number. Returns null if the text is not a number. */
export function numberOf(text: string): number | null {
  const number = Number(text);
  return text.trim() === "" || !Number.isFinite(number) ? null : number;
}
