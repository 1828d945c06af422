/** The distance in px between two elements, along the wider of both gaps. */
export function distance(first: Element, second: Element): number {
  const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
  return Math.round(Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom));
}

/** The number of columns of a grid. */
export function columnsOf(grid: Element): number {
  return getComputedStyle(grid).gridTemplateColumns.split(" ").length;
}
