import type { AddedScreen } from "@portico/contract/features/screens.schemas";
import { and, eq, inArray } from "drizzle-orm";
import { type Caller, signedIn } from "../../access/caller.ts";
import { checkVersion } from "../../audit/check-version.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { updateAudited } from "../../audit/write-row.ts";
import type { SettingsReader } from "../../configuration/settings-reader.ts";
import type { Database } from "../../db/database.ts";
import { screens, screenVersions } from "../../db/schema/index.ts";
import { Failure, notFound } from "../../errors/failure.ts";
import type { CheckedRequest } from "../../http/handler.ts";
import type { Services } from "../../services/services.ts";
import { readScreenAnswer, type StoredScreen, type StoredVersion, statesInWork, thing } from "./answers.ts";

/** The heading in the audit. */
export const category = "screen";

/** A screen that is held against every other step until the transaction ends, and who takes one. */
export interface WorkflowStep {
  readonly transaction: Database;
  readonly caller: Caller;
  readonly now: Date;
  readonly screen: StoredScreen;
  /** The version that is a draft, submitted or approved. */
  readonly inWork: StoredVersion | undefined;
}

/** What came of a screen, as the audit says it. */
export type WorkflowResult =
  | "saved"
  | "submitted"
  | "withdrawn"
  | "approved"
  | "returned"
  | "published"
  | "rolled back"
  | "retired";

/** What a step came to where it can come to more than one thing: the number of the version it was about, and the result. */
export interface WorkflowOutcome {
  readonly number: number;
  readonly result: WorkflowResult;
}

/** What a step works with. */
interface StepServices extends Pick<Services, "database" | "clock"> {
  readonly settings: Pick<SettingsReader, "invalidate">;
}

type StepRequest = Pick<CheckedRequest, "caller" | "expectedVersion" | "once"> & {
  readonly params: { readonly id: string };
};

/**
 * Takes a step of a screen's life in one transaction, with its audit record; the screen's row is locked first.
 * @param work does the step, and answers the number of the version it was about, with the result where that is another
 * @throws Failure 400 without `if-match`, 404 where the screen is not there, 412 where it is not as the caller read it
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
      const held = await lockScreen(transaction, { id, expectedVersion, userId: who.userId });
      const done = await work({ transaction, caller: who, now: clock.now(), ...held });
      const outcome = typeof done === "number" ? { number: done, result } : done;
      await recordAudit(transaction, {
        category,
        createdBy: who.userId,
        data1: `${held.screen.screenId}/${outcome.number}`,
        result: outcome.result,
      });
      return readScreenAnswer(transaction, id, who.userId);
    });
  } finally {
    settings.invalidate();
  }
}

interface Wanted {
  readonly id: string;
  readonly expectedVersion: number | undefined;
  readonly userId: string;
}

async function lockScreen(transaction: Database, { id, expectedVersion, userId }: Wanted) {
  if (expectedVersion === undefined) {
    throw new Failure(
      400,
      'Send "if-match" with the version of the screen that you looked at: a step is taken on nothing unseen.',
    );
  }
  const [screen] = await transaction.select().from(screens).where(eq(screens.id, id)).for("update");
  if (!screen) throw notFound(thing);
  if (screen.version !== expectedVersion) {
    const current = await readScreenAnswer(transaction, id, userId);
    checkVersion({ thing, expectedVersion, version: screen.version, current: () => current });
  }
  const [inWork] = await transaction
    .select()
    .from(screenVersions)
    .where(and(eq(screenVersions.screen, id), inArray(screenVersions.state, statesInWork)));
  return { screen, inWork };
}

/** What a step may change of a screen's own row. */
export type ScreenChange = Partial<Omit<StoredScreen, "id" | "version" | "screenId">>;

/** Changes the screen's own row. */
export async function changeScreen(
  { transaction, caller, screen }: WorkflowStep,
  set: ScreenChange,
): Promise<void> {
  await updateAudited(transaction, { table: screens, id: screen.id, set, by: caller.userId, category });
}

/** Changes one of its versions. */
export async function changeVersion(
  { transaction, caller }: WorkflowStep,
  id: string,
  set: Partial<Omit<StoredVersion, "id" | "version" | "screen" | "number">>,
): Promise<void> {
  await updateAudited(transaction, { table: screenVersions, id, set, by: caller.userId, category });
}

/**
 * The version in work, where it is in one of these states.
 * @param done what is to be done with it, as "submitted"
 * @throws Failure 409 where it is in another, or where there is none
 */
export function requireVersionInWork(
  { screen, inWork }: WorkflowStep,
  states: readonly StoredVersion["state"][],
  done: string,
): StoredVersion {
  if (inWork && states.includes(inWork.state)) return inWork;
  const found = inWork ? `version ${inWork.number} is ${wordsFor[inWork.state]}` : "no version is in work";
  const wanted = states.map((state) => wordsFor[state]).join(" or ");
  throw new Failure(409, `Only what is ${wanted} can be ${done}, and of ${screen.screenId} ${found}.`);
}

const wordsFor = {
  draft: "a draft",
  submitted: "submitted",
  approved: "approved",
  published: "published",
  replaced: "replaced",
  retired: "retired",
} as const satisfies Record<StoredVersion["state"], string>;
