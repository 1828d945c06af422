import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as z from "zod";

const { resolve } = createRequire(import.meta.url);

/** Font weights of values and headings. */
export type Weight = 400 | 600;

/** A font file: some characters of one family. */
export interface FontFile {
  readonly name: string;
  /** Its bytes, for embedding. Fonts with one weight only return that. */
  read(weight: Weight): Buffer | Promise<Buffer>;
}

/** Pairs of first and last code points. */
type Ranges = readonly (readonly [number, number])[];
type FilesOfFamily = readonly (FontFile & { readonly ranges: Ranges })[];

const inter = lazy(() =>
  filesOf("@fontsource/inter", (script) => ({
    name: `inter ${script}`,
    read: (weight) => disableShaping(readStatic("@fontsource/inter", `inter-${script}`, weight)),
  })),
);
const hebrew = lazy(() => shapedFilesOf("noto-sans-hebrew", "hebrew"));
const arabic = lazy(() => shapedFilesOf("noto-sans-arabic", "arabic"));
const chinese = lazy(() => eastAsianFilesOf("noto-sans-sc"));
const japanese = lazy(() => eastAsianFilesOf("noto-sans-jp"));
const korean = lazy(() => eastAsianFilesOf("noto-sans-kr"));

/** Where a text gets Han characters from: their shapes differ by language. */
export type HanStyle = "chinese" | "japanese" | "korean";

const eastAsian: Readonly<Record<HanStyle, readonly (() => FilesOfFamily)[]>> = {
  chinese: [chinese, japanese, korean],
  japanese: [japanese, chinese, korean],
  korean: [korean, japanese, chinese],
};

/** The style of a text's Han characters, by its other characters. */
export function hanStyleOf(text: string): HanStyle {
  if (/\p{Script=Hangul}/u.test(text)) return "korean";
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? "japanese" : "chinese";
}

/** The first code point that East Asian fonts add: symbols, then their scripts. */
const firstEastAsian = 0x2000;

/** The font files that may have a character, best first. Their ranges say more than some of them have. */
export function* fontFilesOf(codePoint: number, style: HanStyle): Generator<FontFile> {
  const families = codePoint < firstEastAsian ? [] : eastAsian[style];
  for (const family of [inter, hebrew, arabic, ...families]) {
    for (const file of family()) {
      if (file.ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) yield file;
    }
  }
}

/** The file of characters up to U+00FF. */
export const latin = {
  name: "inter latin",
  read: (weight: Weight) => disableShaping(readStatic("@fontsource/inter", "inter-latin", weight)),
};

/** The file of a Noto family with its own script, whose letters join or have marks, so its shaping is needed. */
function shapedFilesOf(family: string, only: string): FilesOfFamily {
  const folder = `@fontsource/${family}`;
  return filesOf(folder, (script) =>
    script === only
      ? { name: family, read: (weight) => readStatic(folder, `${family}-${script}`, weight) }
      : undefined,
  );
}

/** Variable Noto fonts, in about 120 numbered files of some 200 characters each. */
function eastAsianFilesOf(family: string): FilesOfFamily {
  const folder = `@fontsource-variable/${family}`;
  return filesOf(folder, (script, ranges) => {
    const number = /^\[(\d+)\]$/.exec(script)?.[1];
    if (!number) return undefined;
    const path = resolve(`${folder}/files/${family}-${number}-wght-normal.woff2`);
    return { name: `${family} ${number}`, read: () => toRegular(readFileSync(path), ranges) };
  });
}

/** The files of a package, most used first. `fileOf` returns undefined for those to leave out. */
function filesOf(
  folder: string,
  fileOf: (script: string, ranges: Ranges) => FontFile | undefined,
): FilesOfFamily {
  const written = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(resolve(`${folder}/unicode.json`), "utf8")));
  return Object.entries(written)
    .flatMap(([script, text]) => {
      const ranges = text.split(",").map(rangeOf);
      const file = fileOf(script, ranges);
      return file ? [{ ...file, ranges }] : [];
    })
    .reverse();
}

/** `"U+0100-02BA"` or `"U+20AC"`. */
function rangeOf(written: string): readonly [number, number] {
  const [from = "", to = from] = written.slice(2).split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

function readStatic(folder: string, file: string, weight: Weight): Buffer {
  return readFileSync(resolve(`${folder}/files/${file}-${weight}-normal.woff`));
}

/** A variable font as a static one: the PDF library can't embed parts of compressed variable fonts. */
async function toRegular(file: Buffer, ranges: Ranges): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  const characters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  return subsetFont(file, characters.join(""), {
    targetFormat: "truetype",
    variationAxes: { wght: 400 },
  });
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

function lazy<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
