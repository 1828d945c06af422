import { maxScreens } from "@portico/contract/features/screens.schemas";
import { ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { screens } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import type { WorkflowStep } from "./workflow-step.ts";

/** Its own among the locks that transactions agree on. */
const roomLock = 7_046_031;

/**
 * Holds the place of one more screen until the transaction ends: two who take the last one wait for each other.
 * @throws Failure 422 where there are as many as there can be
 */
export async function reserveScreenSlot(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${roomLock})`);
  const there = await transaction.$count(screens, ne(screens.status, "Retired"));
  if (there < maxScreens) return;
  throw new Failure(422, `There are ${there} screens, and no more are kept. Retire one that nobody needs.`);
}

/**
 * What is set where a retired screen comes back; nothing where it is not retired.
 * @throws Failure 422 where there is no room for it
 */
export async function restoreRetired({ screen, transaction }: WorkflowStep) {
  if (screen.status !== "Retired") return {};
  await reserveScreenSlot(transaction);
  return { status: "Not published", retiredBy: null, retiredDate: null, retiredReason: null } as const;
}
