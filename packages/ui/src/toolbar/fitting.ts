/** How many of the widths stand in a row of `room` px, with `more` px kept for a button where not all do. */
export function fittingCount(
  widths: readonly number[],
  { room, gap, more }: { room: number; gap: number; more: number },
): number {
  let used = -gap;
  let besideMore = 0;
  for (const [index, width] of widths.entries()) {
    used += gap + width;
    if (used + gap + more <= room) besideMore = index + 1;
  }
  return used <= room ? widths.length : besideMore;
}
