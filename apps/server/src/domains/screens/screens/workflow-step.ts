import type { AddedScreen } from "@portico/contract/features/screens/screens.schemas";
import { and, eq, inArray } from "drizzle-orm";
import { type Caller, signedIn } from "../../../access/caller.ts";
import { checkVersion } from "../../../audit/check-version.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import { updateAudited } from "../../../audit/write-row.ts";
import type { SettingsReader } from "../../../configuration/settings-reader.ts";
import type { Database } from "../../../db/database.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { screens, screenVersions } from "../../../db/schema/index.ts";
import { Failure, notFound } from "../../../errors/failure.ts";
import type { CheckedRequest } from "../../../http/handler.ts";
import type { Services } from "../../../services/services.ts";
import {
  readScreenResponse,
  type StoredScreen,
  type StoredVersion,
  statesInWork,
  thing,
} from "./responses.ts";

/** The audit category. */
export const category = "screen";

/** A locked screen and the user who works on it. */
export interface WorkflowStep {
  readonly transaction: Database;
  readonly caller: Caller;
  readonly now: Date;
  readonly screen: StoredScreen;
  /** The version that is a draft, submitted, or approved. */
  readonly inWork: StoredVersion | undefined;
}

/** The result in the audit record. */
export type WorkflowResult =
  | "saved"
  | "submitted"
  | "withdrawn"
  | "approved"
  | "returned"
  | "published"
  | "rolled back"
  | "retired";

/** The version number and result of a step that can have several results. */
export interface WorkflowOutcome {
  readonly number: number;
  readonly result: WorkflowResult;
}

/** What a step depends on. */
interface StepServices extends Pick<Services, "database" | "clock"> {
  readonly settings: Pick<SettingsReader, "invalidate">;
}

type StepRequest = Pick<CheckedRequest, "caller" | "expectedVersion" | "once"> & {
  readonly params: { readonly id: string };
};

/**
 * Runs a workflow step of a screen in one transaction with its audit record. Locks the screen first, and before it the
 * limit of screens, because a step may bring back a retired screen.
 * @param work does the step and returns the version number, with the result if it differs
 * @throws Failure 400 without `if-match`, 404 if the screen doesn't exist, 412 for a version conflict
 */
export async function runWorkflowStep(
  { database, clock, settings }: StepServices,
  { params: { id }, caller, expectedVersion, once }: StepRequest,
  result: WorkflowResult,
  work: (step: WorkflowStep) => Promise<number | WorkflowOutcome>,
): Promise<AddedScreen> {
  const who = signedIn(caller);
  try {
    return await once(database, async (transaction) => {
      await lockLimit(transaction, "screens");
      const locked = await lockScreen(transaction, { id, expectedVersion, userId: who.userId });
      const done = await work({ transaction, caller: who, now: clock.now(), ...locked });
      const outcome = typeof done === "number" ? { number: done, result } : done;
      await recordAudit(transaction, {
        category,
        createdBy: who.userId,
        data1: `${locked.screen.screenId}/${outcome.number}`,
        result: outcome.result,
      });
      return readScreenResponse(transaction, id, who.userId);
    });
  } finally {
    settings.invalidate();
  }
}

interface LockOptions {
  readonly id: string;
  readonly expectedVersion: number | undefined;
  readonly userId: string;
}

async function lockScreen(transaction: Database, { id, expectedVersion, userId }: LockOptions) {
  if (expectedVersion === undefined) {
    throw new Failure(400, 'Send "if-match" with the version of the screen that you reviewed.');
  }
  const [screen] = await transaction.select().from(screens).where(eq(screens.id, id)).for("update");
  if (!screen) throw notFound(thing);
  if (screen.version !== expectedVersion) {
    const current = await readScreenResponse(transaction, id, userId);
    checkVersion({ thing, expectedVersion, version: screen.version, current: () => current });
  }
  const [inWork] = await transaction
    .select()
    .from(screenVersions)
    .where(and(eq(screenVersions.screen, id), inArray(screenVersions.state, statesInWork)));
  return { screen, inWork };
}

/** The columns of a screen that a step may change. */
export type ScreenChange = Partial<Omit<StoredScreen, "id" | "version" | "screenId">>;

/** Updates the screen. */
export async function changeScreen(
  { transaction, caller, screen }: WorkflowStep,
  set: ScreenChange,
): Promise<void> {
  await updateAudited(transaction, { table: screens, id: screen.id, set, by: caller.userId, category });
}

/** Updates one of its versions. */
export async function changeVersion(
  { transaction, caller }: WorkflowStep,
  id: string,
  set: Partial<Omit<StoredVersion, "id" | "version" | "screen" | "number">>,
): Promise<void> {
  await updateAudited(transaction, { table: screenVersions, id, set, by: caller.userId, category });
}

/**
 * The version in progress, if it is in one of these states.
 * @param done what the step does, such as "submitted"
 * @throws Failure 409 if it is in another state or there is none
 */
export function requireVersionInWork(
  { inWork }: WorkflowStep,
  states: readonly StoredVersion["state"][],
  done: string,
): StoredVersion {
  if (inWork && states.includes(inWork.state)) return inWork;
  const problem = inWork
    ? `Version ${inWork.number} is ${displayNames[inWork.state]}, so it can't be ${done}.`
    : `No version is in progress, so nothing can be ${done}.`;
  throw new Failure(409, `${problem} Reload the page to see what changed.`);
}

const displayNames = {
  draft: "a draft",
  submitted: "submitted",
  approved: "approved",
  published: "published",
  replaced: "replaced",
  retired: "retired",
} as const satisfies Record<StoredVersion["state"], string>;
