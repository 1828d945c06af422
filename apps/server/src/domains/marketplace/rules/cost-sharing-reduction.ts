import { toCents } from "./cents.ts";

/** The actuarial value of Silver plans with a reduction, in percent. */
export type SilverVariant = 73 | 87 | 94;

/** The variant of Silver plans at an income. Undefined without a reduction. */
export function silverVariant(income: number, line: number): SilverVariant | undefined {
  const upTo = (percent: number) => toCents(income) * 100 <= percent * toCents(line);
  if (toCents(income) < toCents(line)) return undefined;
  if (upTo(150)) return 94;
  if (upTo(200)) return 87;
  return upTo(250) ? 73 : undefined;
}
