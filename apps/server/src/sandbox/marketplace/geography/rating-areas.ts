import { hashOf } from "../hash-of.ts";
import { type SoldCounty, soldCounties, type soldStates } from "./geography.ts";

type SoldState = (typeof soldStates)[number];

/** The number of rating areas of each state. Each county of Florida is one. */
const areasOf: Readonly<Record<SoldState, number>> = { AK: 3, FL: 67, HI: 1, NC: 16, TX: 27 };

/** The difference between the cheapest and the dearest rating area, as a part of the average. */
const spread = 0.24;

interface RatingArea {
  readonly area: number;
  /** The prices as a part of the state's average. */
  readonly factor: number;
}

let byCounty: ReadonlyMap<string, RatingArea> | undefined;

/** The rating area of a county. Which counties share one, and their prices, are made up. */
export function ratingAreaOf({ fips }: SoldCounty): RatingArea {
  byCounty ??= new Map(
    Object.entries(areasOf).flatMap(([state, count]) => {
      const areas = Array.from({ length: count }, (_, index) => index + 1);
      const ranked = areas.toSorted((one, other) => hashOf(`${state} ${one}`) - hashOf(`${state} ${other}`));
      return [...soldCounties().values()]
        .filter((county) => county.state === state)
        .map((county, index): [string, RatingArea] => {
          const area = (index % count) + 1;
          const position = count === 1 ? 0.5 : ranked.indexOf(area) / (count - 1);
          return [county.fips, { area, factor: 1 + (position - 0.5) * spread }];
        });
    }),
  );
  const found = byCounty.get(fips);
  if (!found) throw new Error(`The county ${fips} has no rating area.`);
  return found;
}
