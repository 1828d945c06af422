/** The name of a list's rows in sentences: "1 lost policy", "12 lost policies". */
export interface Noun {
  readonly one: string;
  readonly other: string;
}

/** The noun for a number of rows. */
export function nounFor({ one, other }: Noun, count: number): string {
  return count === 1 ? one : other;
}

/** `"an unpaid policy"`, `"a user"`. */
export function withArticle({ one }: Noun): string {
  const hasVowelSound = /^(?!uni|us|eu|one)[aeiou]/i.test(one);
  return `${hasVowelSound ? "an" : "a"} ${one}`;
}
