"use client";

/** The fonts of a table's texts, as the canvas takes them. */
export interface TableFonts {
  header: string;
  rowHeader: string;
  cell: string;
}

/** The fonts of the rendered table that contains these rows. */
export function tableFonts(body: HTMLElement): TableFonts | undefined {
  const header = fontOf(body.parentElement?.querySelector("thead tr:last-child th"));
  const cell = fontOf(body.querySelector("td:not([data-select-cell])") ?? body);
  if (header === undefined || cell === undefined) return undefined;
  return { header, cell, rowHeader: fontOf(body.querySelector("th")) ?? cell };
}

function fontOf(element: Element | null | undefined): string | undefined {
  if (!element) return undefined;
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  return `${fontWeight} ${fontSize} ${fontFamily}`;
}

/** Average width of a character in px, for estimates before the table is rendered. */
const averageWidth = 6.9;

let canvas: CanvasRenderingContext2D | null | undefined;

/** Width of a text in px. An estimate without a font. */
export function widthOfText(text: string, font: string | undefined): number {
  if (font === undefined) return text.length * averageWidth;
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return text.length * averageWidth;
  if (canvas.font !== font) canvas.font = font;
  // Tables use tabular figures, which are all as wide as a zero.
  return canvas.measureText(text.replaceAll(/\d/g, "0")).width;
}
