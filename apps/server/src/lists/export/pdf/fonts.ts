import * as fontkit from "fontkit";
import { type FontFile, fontFilesOf, type HanStyle, hanStyleOf, latin, type Weight } from "./font-files.ts";
import { inVisualOrder, mirror } from "./visual-order.ts";

/** Characters that share a font, as they are drawn from left to right. */
export interface TextRun {
  readonly font: FontFile;
  readonly text: string;
  /** Whether its letters join, so that only the whole run has a width. */
  readonly isShaped: boolean;
}

/** The fonts of a document. Those for characters beyond U+00FF are loaded when a text needs them. */
export interface Fonts {
  /**
   * Loads the fonts of all characters in these texts.
   * @param register is called for each font before it is used
   */
  load(texts: Iterable<string>, register: RegisterFont): Promise<void>;
  /** A single line, normalized and without control characters, in which □ replaces characters without a font. */
  toDrawable(text: string): { readonly text: string; readonly isWhole: boolean };
  /** Splits a drawable text into runs of one font each. */
  split(text: string): TextRun[];
}

type RegisterFont = (font: FontFile, weight: Weight, bytes: Buffer) => void;

/** Replaces characters that no font supports. */
export const missingCharacter = "□";
const isBasic = (text: string) => /^[ -~\u00A0-\u00FF]*$/.test(text);
const weights = [400, 600] as const;

/** Creates the fonts of a document, of which only that of Latin letters is loaded. */
export function createFonts(): Fonts {
  /** The characters of each loaded font, by its name. */
  const covered = new Map<string, ReadonlySet<number>>();
  /** The font of each known character, by style. `undefined` if there is none. */
  const known: Record<HanStyle, Map<string, FontFile | undefined>> = {
    chinese: new Map(),
    japanese: new Map(),
    korean: new Map(),
  };

  const loadFile = async (font: FontFile, register: RegisterFont) => {
    const [regular, bold] = await Promise.all(weights.map((weight) => font.read(weight)));
    if (!regular || !bold) throw new Error(`The font ${font.name} could not be read.`);
    register(font, 400, regular);
    register(font, 600, bold);
    const opened = fontkit.create(regular);
    return new Set("characterSet" in opened ? opened.characterSet : []);
  };
  const findFont = async (character: string, style: HanStyle, register: RegisterFont) => {
    const codePoint = character.codePointAt(0) ?? 0;
    for (const font of fontFilesOf(codePoint, style)) {
      const characters = covered.get(font.name) ?? (await loadFile(font, register));
      covered.set(font.name, characters);
      if (characters.has(codePoint)) return font;
    }
    return undefined;
  };
  const learn = async (character: string, style: HanStyle, register: RegisterFont) => {
    if (isBasic(character) || known[style].has(character)) return;
    known[style].set(character, await findFont(character, style, register));
  };
  const fontOf = (character: string, style: HanStyle) =>
    isBasic(character) ? latin : known[style].get(character);

  return {
    load: async (texts, register) => {
      for (const text of texts) {
        if (isBasic(text)) continue;
        const style = hanStyleOf(text);
        for (const character of toLine(text)) {
          await learn(character, style, register);
          if (!fontOf(character, style)) await learn(missingCharacter, style, register);
        }
      }
    },
    toDrawable: (text) => {
      const line = toLine(text);
      if (isBasic(line)) return { text: line, isWhole: true };
      const style = hanStyleOf(line);
      const characters = Array.from(line);
      const drawn = characters.map((each) => (fontOf(each, style) ? each : missingCharacter));
      return { text: drawn.join(""), isWhole: drawn.every((each, index) => each === characters[index]) };
    },
    split: (text) => {
      if (isBasic(text)) return [{ font: latin, text, isShaped: false }];
      const style = hanStyleOf(text);
      return inVisualOrder(text).flatMap((part) => {
        const runs = splitByFont(part.text, (character) => fontOf(character, style) ?? latin);
        if (!part.isRightToLeft) return runs;
        return runs.toReversed().map((run) => (run.isShaped ? run : { ...run, text: mirror(run.text) }));
      });
    },
  };
}

/** Scripts whose letters the font itself joins, and draws from right to left. */
const shaped = /^[\p{Script=Arabic}\p{Script=Hebrew}]$/u;
const mark = /^\p{M}$/u;

function splitByFont(text: string, fontOf: (character: string) => FontFile): TextRun[] {
  const runs: { font: FontFile; text: string; isShaped: boolean }[] = [];
  for (const character of text) {
    const font = fontOf(character);
    const last = runs.at(-1);
    const isShaped = shaped.test(character) || (last?.isShaped === true && mark.test(character));
    if (last?.font.name === font.name && last.isShaped === isShaped) last.text += character;
    else runs.push({ font, text: character, isShaped });
  }
  return runs;
}

/** Characters without a shape of their own: they change how others are drawn, or where lines break. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A text on one line: composed, without invisible characters, with a plain hyphen for those that fonts lack. */
function toLine(text: string): string {
  return text
    .replace(invisible, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/[\u2010\u2011]/g, "-")
    .trim()
    .normalize("NFC");
}
