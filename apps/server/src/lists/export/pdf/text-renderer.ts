import PDFDocument from "pdfkit";
import { readFont, splitIntoRuns, toDrawable, type Weight } from "./fonts.ts";

/** How a text is drawn. */
export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
}

/** Draws texts of one line where it is told to, and measures them. */
export interface TextRenderer {
  readonly document: PDFKit.PDFDocument;
  /** The text as it can be drawn; notes where a character of it cannot. */
  toDrawable(text: string): string;
  /** Whether a character was met that cannot be drawn. */
  readonly hasMissingCharacters: () => boolean;
  widthOf(text: string, style: TextStyle): number;
  /** The text, or as much of it as is no wider, with an ellipsis. */
  truncate(text: string, style: TextStyle, width: number): string;
  /** Draws with the upper left corner there. */
  draw(text: string, style: TextStyle, x: number, y: number): void;
}

const ellipsis = "…";
const unit = 1000;

/** A pen over a document without pages. */
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

/** A document without pages, whose bytes go to `take` as they come. */
export function createDocument(
  info: { readonly title: string; readonly author: string; readonly at: Date },
  take: (piece: Uint8Array) => void,
): PDFKit.PDFDocument {
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: "en-US",
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: info.title, Author: info.author, Creator: "Portico", CreationDate: info.at },
  });
  document.on("data", take);
  return document;
}
