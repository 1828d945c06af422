import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as z from "zod";

const { resolve } = createRequire(import.meta.url);

/** How heavy letters are: those of values, and those of headings. */
export type Weight = 400 | 600;

/** A run of characters that one font has. */
export interface TextRun {
  readonly script: string;
  readonly text: string;
}

/** The characters of each script that the product's font comes in, most used first. */
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
/** Stands for a character that no font has. */
export const unknownCharacter = "?";

function scriptOf(codePoint: number): string | undefined {
  if (codePoint < 0x100) return latin;
  return scripts.find(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to))
    ?.script;
}

/** A text of one line as it can be drawn: letters whole, no control characters, and only those that a font has. */
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

/** A drawable text in runs, each of one font. */
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

/** A font's file, as it can be embedded. */
export function readFont(script: string, weight: Weight): Buffer {
  return disableShaping(
    readFileSync(resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`)),
  );
}

const headerLength = 44;
const entryLength = 20;

/**
 * The font without its rules of substitution and kerning: they would draw `4x4` as `4×4` and `->` as an arrow, and cost
 * most of the time. Their tables stay, under a name that nobody reads.
 */
function disableShaping(file: Buffer): Buffer {
  const tables = file.readUInt16BE(12);
  for (let index = 0; index < tables; index += 1) {
    const at = headerLength + index * entryLength;
    if (["GSUB", "GPOS"].includes(file.toString("latin1", at, at + 4))) file.write("none", at, "latin1");
  }
  return file;
}
