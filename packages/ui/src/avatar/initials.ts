/** The first letters of the first and last word of a name. */
export function initials(name: string): string {
  const words = name.slice(0, 200).trim().split(/\s+/u);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase() ?? "").join("");
}
