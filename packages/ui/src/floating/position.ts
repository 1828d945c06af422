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

/** Where a floating element is, relative to its anchor. `start` and `end` depend on the direction of the text. */
export type Side = PhysicalSide | "start" | "end";
type PhysicalSide = "top" | "bottom" | "left" | "right";
/** Which edges are aligned, in the direction of the text. */
export type Align = "start" | "center" | "end";

interface PositionOptions {
  /** Preferred side. Flips if there is not enough space. */
  side: PhysicalSide;
  /** Which edges are aligned. */
  align: Align;
  /** Distance from the anchor in px. */
  gap: number;
}

interface Position {
  left: number;
  top: number;
  side: PhysicalSide;
  /** Available height on that side in px. Taller content must scroll. */
  maxHeight: number;
}

/** The side and alignment on the screen, in text of this direction. */
export function onScreen(
  side: Side,
  align: Align,
  isRightToLeft: boolean,
): Pick<PositionOptions, "side" | "align"> {
  const isBeside = side !== "top" && side !== "bottom";
  return {
    side:
      side === "start" || side === "end" ? (isRightToLeft === (side === "start") ? "right" : "left") : side,
    align: isBeside || !isRightToLeft ? align : mirrored[align],
  };
}

const mirrored = { start: "end", center: "center", end: "start" } as const;

/** Minimum distance from the window edges in px. */
const margin = 8;

/** Position of a floating element at its anchor: flipped if necessary, and inside the window. */
export function computePosition(
  anchor: Box,
  floating: Size,
  window: Size,
  { side, align, gap }: PositionOptions,
): Position {
  if (side === "left" || side === "right") return beside(anchor, floating, window, { side, align, gap });
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

/** To the left or right of the anchor. `align` aligns the top, center or bottom edges. */
function beside(anchor: Box, floating: Size, window: Size, { side, align, gap }: PositionOptions): Position {
  const before = anchor.left - gap - margin;
  const after = window.width - (anchor.left + anchor.width) - gap - margin;
  const [preferred, otherSide] = side === "left" ? [before, after] : [after, before];
  const chosen = floating.width > preferred && otherSide > preferred ? opposite(side) : side;
  const start = chosen === "left" ? anchor.left - gap - floating.width : anchor.left + anchor.width + gap;
  const flipped = { left: anchor.top, top: anchor.left, width: anchor.height, height: anchor.width };
  return {
    left: clamp(start, window.width - floating.width - margin),
    top: clamp(startOf(flipped, floating.height, align), window.height - floating.height - margin),
    side: chosen,
    maxHeight: window.height - 2 * margin,
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

const opposites = { top: "bottom", bottom: "top", left: "right", right: "left" } as const;

function opposite(side: PhysicalSide): PhysicalSide {
  return opposites[side];
}
