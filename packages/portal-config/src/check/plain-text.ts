/**
 * Characters that nobody sees and that make a text look like another one: control characters, line ends, those that
 * turn the direction of writing, and those without a width. The joiners stay, because scripts and pictures need them.
 */
const unseen =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u{AD}\u{200B}\u{2060}-\u{2064}\u{FEFF}\u{E0000}-\u{E007F}]/gu;

/** The first character of a text that would not be seen, as `U+202E`; undefined where all would be. */
export function unseenIn(text: string): string | undefined {
  const [character] = text.match(unseen) ?? [];
  return character === undefined ? undefined : codeOf(character);
}

/** A text with each character that would not be seen written out, as `U+202E`. */
export function withUnseenShown(text: string): string {
  return text.replaceAll(unseen, codeOf);
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
