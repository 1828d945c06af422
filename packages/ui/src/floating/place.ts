export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Above or below what it belongs to. */
export type Side = "top" | "bottom";
/** Which edges are in line. */
export type Align = "start" | "center" | "end";

export interface Placement {
  /** Where it stands if there is room; else on the other side. */
  side: Side;
  /** Which edges are in line. */
  align: Align;
  /** Distance from what it belongs to, in px. */
  gap: number;
}

export interface Placed {
  left: number;
  top: number;
  side: Side;
  /** Room on that side, in px; what is higher has to scroll. */
  maxHeight: number;
}

/** Distance kept from the window's edges, in px. */
const margin = 8;

/** Where something that floats goes: beside its anchor, flipped where the room is short, inside the window. */
export function place(anchor: Box, floating: Size, window: Size, { side, align, gap }: Placement): Placed {
  const above = anchor.top - gap - margin;
  const below = window.height - (anchor.top + anchor.height) - gap - margin;
  const wanted = side === "top" ? above : below;
  const other = side === "top" ? below : above;
  const isFlipped = floating.height > wanted && other > wanted;
  const chosen = isFlipped ? opposite(side) : side;
  const maxHeight = Math.max(0, isFlipped ? other : wanted);
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
