/**
 * Invisible characters that can make a text look like another one: control characters, line breaks, direction marks
 * and zero-width characters. Joiners are allowed, because scripts and emoji need them.
 */
const invisibleCharacters =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u{AD}\u{200B}\u{2060}-\u{2064}\u{FEFF}\u{E0000}-\u{E007F}]/gu;

/** The first invisible character of a text, as `U+202E`; undefined if it doesn't exist. */
export function invisibleCharacterIn(text: string): string | undefined {
  const [character] = text.match(invisibleCharacters) ?? [];
  return character === undefined ? undefined : codeOf(character);
}

/** A text with its invisible characters spelled out, as `U+202E`. */
export function withInvisibleCharactersShown(text: string): string {
  return text.replaceAll(invisibleCharacters, codeOf);
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
