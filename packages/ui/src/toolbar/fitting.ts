/** The width there is for the actions of a toolbar, in px. */
export interface ToolbarRoom {
  /** Where all that stands beside them stays on their line. */
  readonly onTheLine: number;
  /** Where what can stand beneath them does. */
  readonly onItsOwn: number;
}

/** Distance between two things in a toolbar, in px. */
export const gap = 8;

/** The most that the button behind which the other actions stand takes, in px. */
const more = 88;

/** How many actions of these widths a toolbar shows: all on one line where they fit there, else as many as do. */
export function fittingCount(widths: readonly number[], { onTheLine, onItsOwn }: ToolbarRoom): number {
  const besideAll = countIn(onTheLine, widths);
  return besideAll === widths.length ? besideAll : countIn(onItsOwn, widths);
}

function countIn(room: number, widths: readonly number[]): number {
  let used = -gap;
  let besideMore = 0;
  for (const [index, width] of widths.entries()) {
    used += gap + width;
    if (used + gap + more <= room) besideMore = index + 1;
  }
  return used <= room ? widths.length : besideMore;
}
