/** A seeded random number generator: the same seed gives the same numbers. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** An integer from `low` to `high`, inclusive. */
  whole(low: number, high: number): number;
  /** True with this probability in percent. */
  percent(chance: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** 32 hexadecimal digits. */
  hex(): string;
}

/** Mulberry32. For demo data, never for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const bits = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => bits() / 2 ** 32;
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    percent: (chance) => next() * 100 < chance,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error("There is nothing to pick from.");
      return item;
    },
    hex: () => Array.from({ length: 4 }, () => bits().toString(16).padStart(8, "0")).join(""),
  };
}

/** Picks a random item by weight. */
export type Picker<Item> = (random: Random) => Item;

/** Creates a picker of weighted items. Picking takes the same time for any number of items. */
export function weightedPicker<Item>(items: readonly (readonly [Item, number])[]): Picker<Item> {
  const sums: number[] = [];
  let total = 0;
  for (const [, weight] of items) {
    total += weight;
    sums.push(total);
  }
  return (random) => {
    const mark = random.next() * total;
    const found = items[firstBeyond(sums, mark)];
    if (!found) throw new Error("There is nothing to pick from.");
    return found[0];
  };
}

function firstBeyond(sums: readonly number[], mark: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > mark) high = middle;
    else low = middle + 1;
  }
  return low;
}
