const formats = {
  and: new Intl.ListFormat("en-US", { type: "conjunction" }),
  or: new Intl.ListFormat("en-US", { type: "disjunction" }),
} as const;

/** `"A"`, `"A or B"`, `"A, B, or C"`. */
export function join(texts: readonly string[], word: keyof typeof formats): string {
  return formats[word].format(texts);
}
