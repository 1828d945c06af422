import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { reveals } from "../db/schema/index.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
/** The maximum clock difference between instances. Later rows are from before the clock was set back. */
const largestSkew = 5 * 60_000;

/** How long each limit lasts, in milliseconds and in words. Both roll: they count from now back. */
export const limitLasts = {
  perHour: { milliseconds: hour, text: "an hour" },
  perDay: { milliseconds: day, text: "24 hours" },
} as const;

/** A limit of reveals. */
export type RevealLimit = keyof typeof limitLasts;

/** How many secrets a user may be shown. */
export type RevealLimits = Readonly<Record<RevealLimit, number>>;

/** A limit that is reached, and how many milliseconds to wait. */
export interface ReachedLimit {
  readonly limit: RevealLimit;
  readonly count: number;
  readonly wait: number;
}

/** Whose reveals count, and until when. */
interface UserLimits {
  readonly userId: string;
  readonly limits: RevealLimits;
  readonly now: Date;
}

/** The limit that is reached and lasts longest. Undefined if the user may be shown a secret. Requires the lock. */
export async function findReachedLimit(
  transaction: Database,
  { userId, limits, now }: UserLimits,
): Promise<ReachedLimit | undefined> {
  let longest: ReachedLimit | undefined;
  for (const limit of ["perHour", "perDay"] as const) {
    const { milliseconds } = limitLasts[limit];
    const count = limits[limit];
    const [oldest] = await transaction
      .select({ revealedAt: reveals.revealedAt })
      .from(reveals)
      .where(
        and(
          eq(reveals.userId, userId),
          gt(reveals.revealedAt, new Date(now.getTime() - milliseconds)),
          lte(reveals.revealedAt, new Date(now.getTime() + largestSkew)),
        ),
      )
      .orderBy(desc(reveals.revealedAt))
      .offset(count - 1)
      .limit(1);
    if (!oldest) continue;
    const wait = oldest.revealedAt.getTime() + milliseconds - now.getTime();
    if (wait > (longest?.wait ?? 0)) longest = { limit, count, wait };
  }
  return longest;
}

/** Counts a reveal, and forgets those of more than a day ago. */
export async function countReveal(transaction: Database, userId: string, now: Date): Promise<void> {
  const old = lte(reveals.revealedAt, new Date(now.getTime() - day));
  await transaction.delete(reveals).where(and(eq(reveals.userId, userId), old));
  await transaction.insert(reveals).values({ userId, revealedAt: now });
}

/** `1 full number` or `30 full numbers`. */
export function numbersText(count: number): string {
  return count === 1 ? "1 full number" : `${count.toLocaleString("en-US")} full numbers`;
}
