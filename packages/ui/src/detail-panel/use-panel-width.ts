"use client";

import { useState } from "react";

const initialWidths = { md: 448, lg: 672 } as const;
const smallest = 320;

/** The initial width of a panel. */
export type PanelSize = keyof typeof initialWidths;

/** The width of a panel in px, which users can change. */
export function usePanelWidth(
  size: PanelSize,
  initial: number | undefined,
  onWidthChange: ((change: { width: number }) => void) | undefined,
) {
  const [resized, setResized] = useState<number>();
  const setWidth = (next: number) => {
    const width = Math.round(Math.min(Math.max(smallest, next), innerWidth / 2));
    setResized(width);
    onWidthChange?.({ width });
  };
  const own = resized ?? (initial !== undefined ? Math.max(smallest, initial) : undefined);
  return {
    width: own ?? initialWidths[size],
    /** Undefined if it is the width of the size, which a class sets. */
    style: own === undefined ? undefined : { width: own },
    setWidth,
  };
}
