/** Normalizes a name: ignores case, accents, spaces and punctuation. Empty if it has neither letters nor digits. */
export function nameKey(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
