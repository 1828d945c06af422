/** A windowed row stands by itself at its place; any other follows the one before. */
export function rowPlace(top: number | undefined) {
  return top === undefined ? undefined : { role: "row", style: { top } };
}
