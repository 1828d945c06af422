interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Above or below the anchor. */
export type Side = "top" | "bottom";
/** Which edges are aligned. */
export type Align = "start" | "center" | "end";

interface PositionOptions {
  /** Preferred side. Flips if there is not enough space. */
  side: Side;
  /** Which edges are aligned. */
  align: Align;
  /** Distance from the anchor in px. */
  gap: number;
}

interface Position {
  left: number;
  top: number;
  side: Side;
  /** Available height on that side in px. Taller content must scroll. */
  maxHeight: number;
}

/** Minimum distance from the window edges in px. */
const margin = 8;

/** Position of a floating element at its anchor: flipped if necessary, and inside the window. */
export function computePosition(
  anchor: Box,
  floating: Size,
  window: Size,
  { side, align, gap }: PositionOptions,
): Position {
  const above = anchor.top - gap - margin;
  const below = window.height - (anchor.top + anchor.height) - gap - margin;
  const preferred = side === "top" ? above : below;
  const otherSide = side === "top" ? below : above;
  const isFlipped = floating.height > preferred && otherSide > preferred;
  const chosen = isFlipped ? opposite(side) : side;
  const maxHeight = Math.max(0, isFlipped ? otherSide : preferred);
  const height = Math.min(floating.height, maxHeight);
  return {
    left: clamp(startOf(anchor, floating.width, align), window.width - floating.width - margin),
    top: chosen === "top" ? anchor.top - gap - height : anchor.top + anchor.height + gap,
    side: chosen,
    maxHeight,
  };
}

function startOf(anchor: Box, width: number, align: Align): number {
  switch (align) {
    case "start":
      return anchor.left;
    case "center":
      return anchor.left + (anchor.width - width) / 2;
    case "end":
      return anchor.left + anchor.width - width;
  }
}

function clamp(left: number, most: number): number {
  return Math.max(margin, Math.min(left, most));
}

function opposite(side: Side): Side {
  return side === "top" ? "bottom" : "top";
}
