/** Random choices that a seed repeats. */
export interface Random {
  /** A number from 0 up to, but not including, the limit. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** True with the probability. */
  chance: (probability: number) => boolean;
}

/** Choices by the mulberry32 generator. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("There is nothing to choose from.");
      return item;
    },
  };
}
