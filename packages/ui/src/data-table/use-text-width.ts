"use client";

import { type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";

/** Width of a text in px. */
export type WidthOf = (text: string) => number;

/** An estimate, for tables that are not rendered yet. */
export const estimatedWidth: WidthOf = (text) => text.length * 6.9;

/** Measures texts in the font of the row headers, the widest one in a table; again after fonts have loaded. */
export function useTextWidth(body: RefObject<HTMLElement | null>, isEnabled: boolean): WidthOf {
  const [widthOf, setWidthOf] = useState(() => estimatedWidth);
  useBrowserLayoutEffect(() => {
    if (!isEnabled) return;
    const measure = () => setWidthOf(() => textMeasure(body.current?.querySelector("th")));
    measure();
    if (document.fonts.status === "loading") void document.fonts.ready.then(measure);
  }, [isEnabled, body]);
  return widthOf;
}

function textMeasure(cell: Element | null | undefined): WidthOf {
  const canvas = cell && document.createElement("canvas").getContext("2d");
  if (!canvas) return estimatedWidth;
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(cell);
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  // Tables use tabular figures, which are all as wide as a zero.
  return (text) => canvas.measureText(text.replace(/\d/g, "0")).width;
}
