import { maxScreens } from "@portico/contract/features/screens/screens.schemas";
import { ne } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { screens } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import type { WorkflowStep } from "./workflow-step.ts";

/**
 * Checks that there may be one more screen. Requires the lock of the limit.
 * @throws Failure 422 if the limit is reached
 */
export async function requireScreenSlot(transaction: Database): Promise<void> {
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
  await requireScreenSlot(transaction);
  return { status: "Not published", retiredBy: null, retiredDate: null, retiredReason: null } as const;
}
