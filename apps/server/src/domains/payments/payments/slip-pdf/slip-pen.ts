import type { TextRenderer, TextStyle } from "../../../../lists/export/pdf/text-renderer.ts";

/** US Letter, in points. */
export const page = { width: 612, height: 792 };
/** The page margin. */
export const margin = 48;
/** The width between the margins. */
export const contentWidth = page.width - 2 * margin;

/** Text colors. */
export const colors = { ink: "#1a1d21", quiet: "#5b6470", hairline: "#d5dae0", shade: "#f2f4f7" };

/** Text styles. */
export const styles = {
  title: { size: 20, weight: 600 },
  heading: { size: 11, weight: 600 },
  strong: { size: 9, weight: 600 },
  body: { size: 9, weight: 400 },
  small: { size: 8, weight: 400 },
} as const satisfies Record<string, TextStyle>;

/** Where and how to draw a text. */
export interface TextOptions {
  readonly y: number;
  /** @default the left margin */
  readonly x?: number;
  /** @default up to the right margin */
  readonly width?: number;
  /** @default body */
  readonly style?: TextStyle;
  /** @default ink */
  readonly color?: string;
  /** @default "start" */
  readonly align?: "start" | "end";
}

/** Draws texts and lines on the current page. */
export interface Pen {
  text(text: string, options: TextOptions): void;
  line(y: number, color?: string): void;
  /** The lines of a text in the body style, broken between words. At least one. */
  wrap(text: string, width: number): string[];
  /** A shaded background. */
  shade(y: number, height: number): void;
  readonly hasMissingCharacters: () => boolean;
}

/** Creates a pen. Texts are truncated to their width. */
export function createPen(renderer: TextRenderer): Pen {
  const { document } = renderer;
  return {
    text: (text, { y, x = margin, width = page.width - margin - x, style = styles.body, color, align }) => {
      const shown = renderer.truncate(renderer.toDrawable(text), style, width);
      document.fillColor(color ?? colors.ink);
      renderer.draw(shown, style, align === "end" ? x + width - renderer.widthOf(shown, style) : x, y);
    },
    line: (y, color = colors.hairline) => {
      document
        .moveTo(margin, y)
        .lineTo(page.width - margin, y)
        .lineWidth(0.5)
        .strokeColor(color)
        .stroke();
    },
    wrap: (text, width) => {
      const lines = [""];
      for (const word of renderer.toDrawable(text).split(/\s+/)) {
        const longer = `${lines.at(-1)} ${word}`.trimStart();
        if (lines.at(-1) === "" || renderer.widthOf(longer, styles.body) <= width)
          lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
    shade: (y, height) => {
      document.rect(margin, y, contentWidth, height).fill(colors.shade);
    },
    hasMissingCharacters: renderer.hasMissingCharacters,
  };
}
