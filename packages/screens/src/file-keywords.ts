/** Keywords that are only for files: the schema that editors read, and what the screen depends on. */
export const fileKeywords = ["$schema", "requires"] as const;

/** A document without the keywords that are only for files; returns other values unchanged. */
export function withoutFileKeywords(document: unknown): unknown {
  if (typeof document !== "object" || document === null || Array.isArray(document)) return document;
  const keywords: readonly string[] = fileKeywords;
  return Object.fromEntries(Object.entries(document).filter(([keyword]) => !keywords.includes(keyword)));
}
