import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** A part of a text with one direction. */
export interface DirectedText {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** Characters of scripts that are written from right to left. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Divides a line into parts of one direction, in the order they are drawn from left to right (UAX #9). */
export function inVisualOrder(text: string): DirectedText[] {
  if (!rightToLeft.test(text)) return [{ text, isRightToLeft: false }];
  const { levels } = bidi.getEmbeddingLevels(text);
  const parts: { text: string; level: number }[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const level = levels[index] ?? 0;
    const last = parts.at(-1);
    if (last?.level === level) last.text += text.charAt(index);
    else parts.push({ text: text.charAt(index), level });
  }
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  let ordered = parts;
  for (let level = highest; level > 0; level -= 1) ordered = reverseFrom(level, ordered);
  return ordered.map((part) => ({ text: part.text, isRightToLeft: part.level % 2 === 1 }));
}

/** Reverses each sequence of parts at or above a level. */
function reverseFrom<Part extends { readonly level: number }>(level: number, parts: readonly Part[]): Part[] {
  const ordered: Part[] = [];
  let sequence: Part[] = [];
  for (const part of parts) {
    if (part.level >= level) {
      sequence.unshift(part);
      continue;
    }
    ordered.push(...sequence, part);
    sequence = [];
  }
  return [...ordered, ...sequence];
}

/** A right-to-left text for a font that draws from left to right: the other way around, with mirrored brackets. */
export function mirror(text: string): string {
  return Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character)
    .reverse()
    .join("");
}
