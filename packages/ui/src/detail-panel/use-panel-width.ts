"use client";

import { useState } from "react";

const initialWidths = { md: 448, lg: 672 } as const;
const smallest = 320;

/** The initial width of a panel. */
export type PanelSize = keyof typeof initialWidths;

/** The width of a panel in px, which users can change. */
export function usePanelWidth(
  initial: number | PanelSize,
  onWidthChange: ((change: { width: number }) => void) | undefined,
) {
  const [resized, setResized] = useState<number>();
  const setWidth = (next: number) => {
    const width = Math.round(Math.min(Math.max(smallest, next), innerWidth / 2));
    setResized(width);
    onWidthChange?.({ width });
  };
  return {
    width: resized ?? (typeof initial === "number" ? Math.max(smallest, initial) : initialWidths[initial]),
    setWidth,
  };
}
