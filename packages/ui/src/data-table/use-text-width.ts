"use client";

import { type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";

/** Width of a text in px. */
export type WidthOf = (text: string) => number;

/** An estimate, for tables that are not rendered yet. */
export const estimatedWidth: WidthOf = (text) => text.length * 6.9;

/** The weight of row headers, the widest font in a table. */
const fontWeight = 500;

/** Measures texts in the font of the row headers; again after fonts have loaded. */
export function useTextWidth(table: RefObject<HTMLElement | null>, isEnabled: boolean): WidthOf {
  const [widthOf, setWidthOf] = useState(() => estimatedWidth);
  useBrowserLayoutEffect(() => {
    if (!isEnabled) return;
    const measure = () => setWidthOf(() => (table.current ? textMeasure(table.current) : estimatedWidth));
    measure();
    if (document.fonts.status === "loading") void document.fonts.ready.then(measure);
  }, [isEnabled, table]);
  return widthOf;
}

const measures = new Map<string, WidthOf>();

/** One for each font, because it measures in the document. */
function textMeasure(table: Element): WidthOf {
  const { fontSize, fontFamily } = getComputedStyle(table);
  const font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const key = `${font} ${document.fonts.status}`;
  const measure = measures.get(key) ?? measureIn(table, font);
  measures.set(key, measure);
  return measure;
}

/** Characters that tables show in another width than a canvas: as wide as each other, in tabular figures. */
const tabular = "0()-/.,:$%+ ";

function measureIn(table: Element, font: string): WidthOf {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return estimatedWidth;
  canvas.font = font;
  const widths = tabularWidths(table);
  return (text) => {
    let letters = "";
    let width = 0;
    for (const letter of text.replace(/\d/g, "0")) {
      const tabularWidth = widths.get(letter);
      if (tabularWidth === undefined) letters += letter;
      else width += tabularWidth;
    }
    return width + canvas.measureText(letters).width;
  };
}

/** The widths of the tabular characters in px. */
function tabularWidths(table: Element): ReadonlyMap<string, number> {
  const box = document.createElement("div");
  box.style.cssText = `position: absolute; visibility: hidden; white-space: pre; font-weight: ${fontWeight}`;
  const repeated = 10;
  const spans = [...tabular].map((letter) => {
    const span = document.createElement("span");
    span.textContent = letter.repeat(repeated);
    return span;
  });
  box.append(...spans);
  table.append(box);
  const widths = spans.map((span) => span.getBoundingClientRect().width / repeated);
  box.remove();
  return new Map([...tabular].map((letter, index) => [letter, widths[index] ?? 0]));
}
