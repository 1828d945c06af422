/** Whether a typed name has the first and the last name of a person. Ignores case, accents and other names. */
export function isSameName(
  typed: string,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): boolean {
  const words = new Set(wordsOf(typed));
  return [firstName, lastName].every((name) => wordsOf(name).every((word) => words.has(word)));
}

function wordsOf(name: string): string[] {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
