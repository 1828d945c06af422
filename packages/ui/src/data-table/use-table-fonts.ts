"use client";

import { type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { type TableFonts, tableFonts } from "./measure-text.js";

/** The fonts of the table that contains these rows, again when a font has loaded; undefined before it is rendered. */
export function useTableFonts(
  body: RefObject<HTMLElement | null>,
  isEnabled: boolean,
): TableFonts | undefined {
  const [fonts, setFonts] = useState<TableFonts>();
  useBrowserLayoutEffect(() => {
    if (!isEnabled) return;
    const measure = () => setFonts(body.current ? tableFonts(body.current) : undefined);
    measure();
    document.fonts.addEventListener("loadingdone", measure);
    return () => document.fonts.removeEventListener("loadingdone", measure);
  }, [isEnabled, body]);
  return fonts;
}
