import PDFDocument from "pdfkit";
import type { ExportLanguage } from "../formats/export-messages.ts";
import { type FontFile, latin, type Weight } from "./font-files.ts";
import { createFonts, type TextRun } from "./fonts.ts";

/** A text style. */
export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
}

/** Draws and measures single lines of text. */
export interface TextRenderer {
  readonly document: PDFKit.PDFDocument;
  /** Loads the fonts for all texts in a value: its strings, and those in its lists and objects. */
  loadFonts(value: unknown): Promise<void>;
  /** The text with unsupported characters replaced. Remembers if there were any. */
  toDrawable(text: string): string;
  /** Whether any unsupported characters were replaced. */
  readonly hasMissingCharacters: () => boolean;
  widthOf(text: string, style: TextStyle): number;
  /** Truncates the text to a width, with an ellipsis. */
  truncate(text: string, style: TextStyle, width: number): string;
  /** Draws text with its upper left corner at a position. */
  draw(text: string, style: TextStyle, x: number, y: number): void;
}

const ellipsis = "…";
const unit = 1000;
/** The height of Inter above its baseline, at a font size of one point. */
const ascent = 0.96875;

/** Creates a text renderer for a document without pages. */
export function createTextRenderer(document: PDFKit.PDFDocument): TextRenderer {
  const fonts = createFonts();
  const widths: Record<Weight, Map<string, number>> = { 400: new Map(), 600: new Map() };
  let lacks = false;

  const register = (font: FontFile, weight: Weight, bytes: Buffer) => {
    document.registerFont(`${font.name} ${weight}`, bytes);
  };
  for (const weight of [400, 600] as const) register(latin, weight, latin.read(weight));
  const use = (font: FontFile, weight: Weight) => document.font(`${font.name} ${weight}`);
  /** The width at a font size of one point. */
  const unitWidthOf = (text: string, font: FontFile, weight: Weight) => {
    const found = widths[weight].get(text);
    if (found !== undefined) return found;
    use(font, weight);
    const width = document.fontSize(unit).widthOfString(text) / unit;
    widths[weight].set(text, width);
    return width;
  };
  const widthOfRun = ({ text, font, isShaped }: TextRun, { size, weight }: TextStyle) => {
    if (isShaped) return unitWidthOf(text, font, weight) * size;
    let width = 0;
    for (const character of text) width += unitWidthOf(character, font, weight);
    return width * size;
  };
  const widthOf = (text: string, style: TextStyle) =>
    fonts.split(text).reduce((sum, run) => sum + widthOfRun(run, style), 0);
  return {
    document,
    hasMissingCharacters: () => lacks,
    loadFonts: (value) => fonts.load(textsIn(value), register),
    toDrawable: (text) => {
      const drawn = fonts.toDrawable(text);
      if (!drawn.isWhole) lacks = true;
      return drawn.text;
    },
    widthOf,
    truncate: (text, style, width) => {
      if (widthOf(text, style) <= width) return text;
      const left = width - widthOf(ellipsis, style);
      let cut = "";
      let used = 0;
      for (const character of text) {
        const known = widths[style.weight].get(character);
        used += known === undefined ? widthOf(character, style) : known * style.size;
        if (used > left) break;
        cut += character;
      }
      // Letters that join can be wider than alone.
      while (cut !== "" && widthOf(cut, style) > left) cut = cut.slice(0, -1);
      return cut.trimEnd() + ellipsis;
    },
    draw: (text, style, x, y) => {
      let at = x;
      const runs = fonts.split(text);
      for (const run of runs) {
        use(run.font, style.weight);
        document.fontSize(style.size).text(run.text, at, y + ascent * style.size, {
          lineBreak: false,
          // Fonts of other scripts are taller.
          baseline: "alphabetic",
        });
        if (runs.length > 1) at += widthOfRun(run, style);
      }
    },
  };
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) yield* textsIn(part);
  }
}

/** Creates a document without pages. Its bytes are passed to `take`. */
export function createDocument(
  info: {
    readonly title: string;
    readonly author: string;
    readonly at: Date;
    /** @default "en" */
    readonly language?: ExportLanguage | undefined;
  },
  take: (piece: Uint8Array) => void,
): PDFKit.PDFDocument {
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: info.language === "es" ? "es-US" : "en-US",
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: info.title, Author: info.author, Creator: "Portico", CreationDate: info.at },
  });
  document.on("data", take);
  return document;
}
