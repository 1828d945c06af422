const types = { and: "conjunction", or: "disjunction" } as const;

/** `"A"`, `"A or B"`, `"A, B, or C"`. */
export function join(texts: readonly string[], word: keyof typeof types, locale = "en-US"): string {
  return new Intl.ListFormat(locale, { type: types[word] }).format(texts);
}
