/** Keywords that are only for files: the schema that editors read, and what the screen depends on. */
export const fileWords = ["$schema", "requires"] as const;

/** A document without the keywords that are only for files; returns anything but an object as it is. */
export function withoutFileWords(document: unknown): unknown {
  if (typeof document !== "object" || document === null || Array.isArray(document)) return document;
  const keywords: readonly string[] = fileWords;
  return Object.fromEntries(Object.entries(document).filter(([keyword]) => !keywords.includes(keyword)));
}
