/** What a file with a screen says for the file alone: the schema that editors read, and what the screen depends on. */
export const fileWords = ["$schema", "requires"] as const;

/** A document without what it says for its file alone; anything that is no object comes back as it is. */
export function withoutFileWords(document: unknown): unknown {
  if (typeof document !== "object" || document === null || Array.isArray(document)) return document;
  const words: readonly string[] = fileWords;
  return Object.fromEntries(Object.entries(document).filter(([word]) => !words.includes(word)));
}
