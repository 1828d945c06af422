const longest = 5;

/** What a ZIP field keeps of a text: its first five digits. */
export function zipDigits(text: string): string {
  return text.replace(/\D/g, "").slice(0, longest);
}
