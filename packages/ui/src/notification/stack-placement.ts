/** A rectangle in the window, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the stack of notifications is, in px. Its lower edge is fixed, and what is higher than `maxHeight` scrolls. */
export interface StackPlacement {
  readonly left: number;
  readonly width: number;
  /** The distance of its lower edge from the bottom of the window. */
  readonly bottom: number;
  readonly maxHeight: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The space to the edges of the window and to what is beside the stack. */
const margin = 16;
/** The space to what is above and below the stack. */
const gap = 8;
const widest = 384;
const narrowest = 240;
/** Below this width of the window, the stack is as wide as the window. */
const smallWindow = 640;

/** How wide the stack is if nothing is in its way. */
export function widestIn({ width }: Size): number {
  return width < smallWindow ? width - 2 * margin : widest;
}

/**
 * Places the stack where it covers none of the obstacles: at the end of the window, beside an obstacle, or at its start,
 * and as low as possible. If nowhere has room for all of it, it is where there is most, and scrolls.
 * @param height of all notifications in px
 */
export function placeStack(height: number, window: Size, obstacles: readonly Box[]): StackPlacement {
  const places = columnsOf(window, obstacles).map((column) => ({
    ...column,
    ...lowestSpace(height, window, obstacles.filter(isAcross(column))),
  }));
  const roomiest = places.toSorted((one, other) => other.maxHeight - one.maxHeight)[0];
  const chosen = places.find(({ maxHeight }) => maxHeight >= height) ?? roomiest;
  return chosen ?? { left: margin, width: widestIn(window), bottom: margin, maxHeight: 0 };
}

/** Places the stack in right-to-left text, where windows end on the left. */
export function placeMirroredStack(height: number, window: Size, obstacles: readonly Box[]): StackPlacement {
  const mirrored = obstacles.map(({ left, right, top, bottom }) => ({
    left: window.width - right,
    right: window.width - left,
    top,
    bottom,
  }));
  const placed = placeStack(height, window, mirrored);
  return { ...placed, left: window.width - placed.left - placed.width };
}

type Column = Pick<StackPlacement, "left" | "width">;

/** The columns in which the stack can be, the preferred one first. */
function columnsOf(window: Size, obstacles: readonly Box[]): readonly Column[] {
  const { width } = window;
  if (width < smallWindow) return [{ left: margin, width: widestIn(window) }];
  const endingAt = (right: number, space: number): Column => {
    const taken = Math.min(widest, space);
    return { left: right - taken, width: taken };
  };
  const atEnd = endingAt(width - margin, width);
  const beside = obstacles.flatMap(({ left, right }) => [
    endingAt(width - margin, width - right - 2 * margin),
    endingAt(left - margin, left - 2 * margin),
  ]);
  const atStart = { left: margin, width: widest };
  return [atEnd, ...beside.filter((column) => column.width >= narrowest), atStart];
}

function isAcross({ left, width }: Column) {
  return (box: Box) => box.left < left + width && box.right > left;
}

/** The lowest space between the obstacles that is high enough, or else the highest. */
function lowestSpace(
  height: number,
  window: Size,
  obstacles: readonly Box[],
): Pick<StackPlacement, "bottom" | "maxHeight"> {
  const fromBelow = obstacles.toSorted((one, other) => other.bottom - one.bottom);
  let floor = window.height - margin;
  const spaces = [];
  for (const { top, bottom } of [...fromBelow, { top: 0, bottom: margin - gap }]) {
    if (bottom + gap < floor) {
      spaces.push({ bottom: window.height - floor, maxHeight: floor - bottom - gap });
    }
    floor = Math.min(floor, top - gap);
  }
  const highest = spaces.toSorted((one, other) => other.maxHeight - one.maxHeight)[0];
  return spaces.find(({ maxHeight }) => maxHeight >= height) ?? highest ?? { bottom: margin, maxHeight: 0 };
}
