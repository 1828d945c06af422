/** How a text is shown while it is typed, and what is stored. */
export interface TextFormat {
  /** What of a typed text counts: "3055550142" of "(305) 555-0142". */
  clean: (typed: string) => string;
  /** How that is shown. */
  show: (clean: string) => string;
  /** What is stored. @default the clean text */
  toValue?: ((clean: string) => string) | undefined;
  /** The characters that count; the caret moves past the others. @default digits */
  counted?: RegExp | undefined;
}

const digit = /\d/;

/** Where the caret goes: behind as many counted characters as were in front of it. */
export function caretAfter(shown: string, count: number, { counted = digit }: TextFormat): number {
  if (count === 0) return 0;
  let seen = 0;
  const index = Array.from(shown).findIndex((character) => {
    if (counted.test(character)) seen += 1;
    return seen === count;
  });
  return index === -1 ? shown.length : index + 1;
}

/** How many characters of a text count. */
export function countIn(text: string, { counted = digit }: TextFormat): number {
  return Array.from(text).filter((character) => counted.test(character)).length;
}

/** Where the next character that counts is, for the Delete key; the end where there is none. */
export function nextCounted(text: string, from: number, { counted = digit }: TextFormat): number {
  const index = Array.from(text.slice(from)).findIndex((character) => counted.test(character));
  return index === -1 ? text.length : from + index;
}
