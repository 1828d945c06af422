import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as z from "zod";

const { resolve } = createRequire(import.meta.url);

/** Font weights of values and headings. */
export type Weight = 400 | 600;

/** Characters that share a font. */
export interface TextRun {
  readonly script: string;
  readonly text: string;
}

/** The character ranges of each font file, most used first. */
const scripts = Object.entries(
  z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(resolve("@fontsource/inter/unicode.json"), "utf8"))),
)
  .map(([script, ranges]) => ({ script, ranges: ranges.split(",").map(rangeOf) }))
  .reverse();

/** `"U+0100-02BA"` or `"U+20AC"`. */
function rangeOf(written: string): readonly [number, number] {
  const [from = "", to = from] = written.slice(2).split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

const latin = "latin";
/** Replaces characters that no font supports. */
export const unknownCharacter = "?";

function scriptOf(codePoint: number): string | undefined {
  if (codePoint < 0x100) return latin;
  return scripts.find(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to))
    ?.script;
}

/** A single line with supported characters only, normalized and without control characters. */
export function toDrawable(text: string): { readonly text: string; readonly isWhole: boolean } {
  const plain = text.replace(/[\s\p{C}]+/gu, " ").trim();
  if (/^[ -~]*$/.test(plain)) return { text: plain, isWhole: true };
  const characters = Array.from(plain.normalize("NFC"));
  const known = characters.map((character) =>
    scriptOf(character.codePointAt(0) ?? 0) ? character : unknownCharacter,
  );
  return {
    text: known.join(""),
    isWhole: known.every((character, index) => character === characters[index]),
  };
}

/** Splits a drawable text into runs of one font each. */
export function splitIntoRuns(text: string): TextRun[] {
  if (/^[ -ÿ]*$/.test(text)) return [{ script: latin, text }];
  const runs: { script: string; text: string }[] = [];
  for (const character of text) {
    const script = scriptOf(character.codePointAt(0) ?? 0) ?? latin;
    const last = runs.at(-1);
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}

/** Reads a font file for embedding. */
export function readFont(script: string, weight: Weight): Buffer {
  return disableShaping(
    readFileSync(resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`)),
  );
}

const headerLength = 44;
const entryLength = 20;

/**
 * Removes substitution and kerning from a font: they would draw `4x4` as `4×4` and `->` as an arrow, and take most of
 * the time. The tables are renamed so that they are ignored.
 */
function disableShaping(file: Buffer): Buffer {
  const tables = file.readUInt16BE(12);
  for (let index = 0; index < tables; index += 1) {
    const at = headerLength + index * entryLength;
    if (["GSUB", "GPOS"].includes(file.toString("latin1", at, at + 4))) file.write("none", at, "latin1");
  }
  return file;
}
