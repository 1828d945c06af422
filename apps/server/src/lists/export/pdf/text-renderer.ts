import PDFDocument from "pdfkit";
import type { ExportLanguage } from "../formats/export-messages.ts";
import { readFont, splitIntoRuns, toDrawable, type Weight } from "./fonts.ts";

/** A text style. */
export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
}

/** Draws and measures single lines of text. */
export interface TextRenderer {
  readonly document: PDFKit.PDFDocument;
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

/** Creates a text renderer for a document without pages. */
export function createTextRenderer(document: PDFKit.PDFDocument): TextRenderer {
  const known = new Set<string>();
  const widths: Record<Weight, Map<string, number>> = { 400: new Map(), 600: new Map() };
  let lacks = false;

  const use = (script: string, weight: Weight) => {
    const name = `${script} ${weight}`;
    if (!known.has(name)) document.registerFont(name, readFont(script, weight));
    known.add(name);
    document.font(name);
  };
  const widthOfOne = (character: string, weight: Weight): number => {
    const found = widths[weight].get(character);
    if (found !== undefined) return found;
    const [run] = splitIntoRuns(character);
    use(run?.script ?? "latin", weight);
    const width = document.fontSize(unit).widthOfString(character) / unit;
    widths[weight].set(character, width);
    return width;
  };
  const widthOf = (text: string, { size, weight }: TextStyle) => {
    let width = 0;
    for (const character of text) width += widthOfOne(character, weight);
    return width * size;
  };
  return {
    document,
    hasMissingCharacters: () => lacks,
    toDrawable: (text) => {
      const drawn = toDrawable(text);
      if (!drawn.isWhole) lacks = true;
      return drawn.text;
    },
    widthOf,
    truncate: (text, style, width) => {
      if (widthOf(text, style) <= width) return text;
      let left = width - widthOf(ellipsis, style);
      let cut = "";
      for (const character of text) {
        left -= widthOfOne(character, style.weight) * style.size;
        if (left < 0) break;
        cut += character;
      }
      return cut.trimEnd() + ellipsis;
    },
    draw: (text, style, x, y) => {
      let at = x;
      const runs = splitIntoRuns(text);
      for (const run of runs) {
        use(run.script, style.weight);
        document.fontSize(style.size).text(run.text, at, y, { lineBreak: false });
        if (runs.length > 1) at += widthOf(run.text, style);
      }
    },
  };
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
