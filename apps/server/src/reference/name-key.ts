/** A name without regard to case, accents, spaces and punctuation; empty where it has neither letters nor digits. */
export function nameKey(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
