import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../../db/database.ts";
import { settings } from "../../../db/schema/index.ts";
import { runDaily } from "../../../time/run-daily.ts";
import { type RefreshParts, refreshTracking } from "./refresh-tracking.ts";
import { allTracking, firstDayOfMonth, trackingOfMonths } from "./tracking-selectors.ts";

/** The settings entry with the first day of the last month that is tracked. */
const trackedMonthSetting = "tracked month";

/** Tracks each month from its first day on, until stopped. */
export function trackMonthly(parts: RefreshParts & { readonly log: Logger }) {
  const { clock, log } = parts;
  return runDaily({
    clock,
    run: (signal) => trackCurrentMonth(parts, signal),
    failed: (error) => log.warn({ err: error }, "The current month is not tracked; trying again in a minute"),
  });
}

/** Tracks the months since the last call, or all if this is the first one: in a database from before tracking. */
export async function trackCurrentMonth(parts: RefreshParts, signal?: AbortSignal): Promise<void> {
  const { database, clock } = parts;
  const month = firstDayOfMonth(clock.today());
  const [last] = await database.select().from(settings).where(eq(settings.name, trackedMonthSetting));
  if (last?.value === month) return;
  await refreshTracking(parts, last ? trackingOfMonths(last.value, month) : allTracking, signal);
  await markTracked(database, month);
}

/** Records that the months up to the one with this first day are tracked. */
export async function markTracked(database: Database, month: string): Promise<void> {
  await database
    .insert(settings)
    .values({ name: trackedMonthSetting, value: month })
    .onConflictDoUpdate({ target: settings.name, set: { value: month } });
}
