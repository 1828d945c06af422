/** An object of a document: its words and what they say. */
export type Words = Readonly<Record<string, unknown>>;

/** Whether something is an object of JSON. */
export function isWords(value: unknown): value is Words {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The same words with one of them saying something else; undefined takes it out. All others are kept. */
export function withWord(words: Words, word: string, value: unknown): Words {
  const { [word]: _, ...rest } = words;
  if (value === undefined) return rest;
  return Object.hasOwn(words, word)
    ? Object.fromEntries(Object.entries(words).map(([key, said]) => [key, key === word ? value : said]))
    : { ...words, [word]: value };
}

/** What a word says; undefined where it is not there. */
export function wordOf(words: unknown, word: string): unknown {
  return isWords(words) && Object.hasOwn(words, word) ? words[word] : undefined;
}

/** A text, or an empty one where something else stands. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The entries of a list: none where nothing is said, undefined where something else than a list is. */
export function listOf(words: unknown, word: string): readonly unknown[] | undefined {
  const value = wordOf(words, word);
  if (value === undefined) return [];
  return Array.isArray(value) ? value : undefined;
}

/** More entries than any list of a screen may have are not drawn. */
const mostEntries = 200;

/** The entries of a list that the form can show: undefined also where there are far too many. */
export function showableList(words: unknown, word: string): readonly unknown[] | undefined {
  const entries = listOf(words, word);
  return entries && entries.length <= mostEntries ? entries : undefined;
}

/** Whether two values are the same as JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
