import type { Read } from "./read.ts";

/** Words for values, by value. Compared without case, spaces and punctuation. */
export type Synonyms<Value extends string> = Readonly<Partial<Record<Value, readonly string[]>>>;

/**
 * Creates a reader of values that files name in different words. A word of an earlier table wins.
 * @param example follows "isn't a known"
 */
export function synonymReader<Value extends string>(
  tables: readonly Synonyms<Value>[],
  example: string,
): (text: string) => Read<Value | null> {
  const values = new Map<string, Value>();
  for (const table of tables) {
    for (const value of Object.keys(table) as Value[]) {
      for (const word of table[value] ?? [])
        if (!values.has(plainWord(word))) values.set(plainWord(word), value);
    }
  }
  return (text) => {
    const word = plainWord(text);
    if (word === "") return { value: null };
    const value = values.get(word);
    return value ? { value } : { problem: `isn't a known ${example}.` };
  };
}

function plainWord(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
