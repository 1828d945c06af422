/**
 * The index that an arrow key, Home or End moves to among `count` items, with wraparound. Undefined for other keys.
 */
export function rovingIndex(
  key: string,
  index: number,
  count: number,
  axis: "horizontal" | "vertical",
): number | undefined {
  if (count === 0) return undefined;
  const [forward, back] = axis === "horizontal" ? ["ArrowRight", "ArrowLeft"] : ["ArrowDown", "ArrowUp"];
  switch (key) {
    case forward:
      return (index + 1) % count;
    case back:
      return index <= 0 ? count - 1 : index - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** The next item after `index` whose name starts with the typed text, with wraparound. */
export function typedIndex(typed: string, index: number, names: readonly string[]): number | undefined {
  const start = typed.toLocaleLowerCase();
  const order = names.map((_, step) => (index + 1 + step) % names.length);
  return order.find((at) => names[at]?.toLocaleLowerCase().startsWith(start));
}
