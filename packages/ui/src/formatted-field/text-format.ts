/** How typed text is formatted, and how it is stored. */
export interface TextFormat {
  /** Removes punctuation: "(305) 555-0142" → "3055550142". */
  clean: (typed: string) => string;
  /** Formats the clean text for display. */
  show: (clean: string) => string;
  /** Converts the clean text to the stored value. @default the clean text */
  toValue?: ((clean: string) => string) | undefined;
  /** Converts a stored value to the clean text. @default like typed text */
  fromValue?: ((value: string) => string) | undefined;
  /** Characters that are part of the value. The caret skips others. @default digits */
  counted?: RegExp | undefined;
}

const digit = /\d/;

/** Returns the caret position after `count` characters of the value. */
export function caretAfter(shown: string, count: number, { counted = digit }: TextFormat): number {
  if (count === 0) return 0;
  let seen = 0;
  const index = Array.from(shown).findIndex((character) => {
    if (counted.test(character)) seen += 1;
    return seen === count;
  });
  return index === -1 ? shown.length : index + 1;
}

/** Returns how many characters of a text are part of the value. */
export function countIn(text: string, { counted = digit }: TextFormat): number {
  return Array.from(text).filter((character) => counted.test(character)).length;
}

/** Returns the position of the next character of the value, for the Delete key, or the end of the text. */
export function nextCounted(text: string, from: number, { counted = digit }: TextFormat): number {
  const index = Array.from(text.slice(from)).findIndex((character) => counted.test(character));
  return index === -1 ? text.length : from + index;
}
