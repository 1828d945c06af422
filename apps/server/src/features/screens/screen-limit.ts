import { maxScreens } from "@portico/contract/features/screens.schemas";
import { ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { screens } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import type { WorkflowStep } from "./workflow-step.ts";

/** ID of an advisory lock. */
const screenLimitLock = 7_046_031;

/**
 * Reserves one of the allowed screens until the transaction ends. Concurrent reservations wait for each other.
 * @throws Failure 422 if the limit is reached
 */
export async function reserveScreenSlot(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${screenLimitLock})`);
  const there = await transaction.$count(screens, ne(screens.status, "Retired"));
  if (there < maxScreens) return;
  throw new Failure(422, `You've reached the limit of ${there} screens. Retire one that no one needs.`);
}

/**
 * The columns to set when a retired screen comes back. Empty if it isn't retired.
 * @throws Failure 422 if the limit is reached
 */
export async function restoreRetired({ screen, transaction }: WorkflowStep) {
  if (screen.status !== "Retired") return {};
  await reserveScreenSlot(transaction);
  return { status: "Not published", retiredBy: null, retiredDate: null, retiredReason: null } as const;
}
