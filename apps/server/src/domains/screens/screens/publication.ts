import { and, eq } from "drizzle-orm";
import { deleteAudited, insertAudited, updateAudited } from "../../../audit/write-row.ts";
import { screenGroup } from "../../../configuration/published-screens.ts";
import { configEntries, screenVersions } from "../../../db/schema/index.ts";
import { Failure, notFound } from "../../../errors/failure.ts";
import { backToDraft } from "./approval.ts";
import { outlineOf } from "./outline.ts";
import { isInWork, type StoredVersion } from "./responses.ts";
import { needsApproval, submitAgain } from "./submit-again.ts";
import { requireValidScreen } from "./valid-screen.ts";
import {
  changeScreen,
  changeVersion,
  requireVersionInWork,
  type ScreenChange,
  type WorkflowOutcome,
  type WorkflowStep,
} from "./workflow-step.ts";

/**
 * Publishes the approved version.
 * @returns its number
 * @throws Failure 409 if none is approved, 422 or 403 if it has errors
 */
export async function publish(step: WorkflowStep): Promise<number> {
  const version = requireVersionInWork(step, ["approved"], "published");
  await show(step, version, { work: null });
  return version.number;
}

/**
 * Publishes an earlier version again. If the screen is retired, the version is submitted for approval instead.
 * @throws Failure 404 if it doesn't exist, 409 if it was never published, 422 or 403 if it has errors
 */
export async function rollBack(step: WorkflowStep, number: number): Promise<WorkflowOutcome> {
  const { transaction, screen } = step;
  const [version] = await transaction
    .select()
    .from(screenVersions)
    .where(and(eq(screenVersions.screen, screen.id), eq(screenVersions.number, number)));
  if (!version) throw notFound(`Version ${number} of this screen`);
  if (version.state === "published" || isInWork(version)) {
    const why = version.state === "published" ? "is currently published" : "was never published";
    throw new Failure(409, `Version ${number} of ${screen.screenId} ${why}. Roll back to an earlier one.`);
  }
  if (needsApproval(screen, version)) return submitAgain(step, version);
  await show(step, version, {});
  return { number, result: "rolled back" };
}

/**
 * Retires a screen. A version in progress becomes a draft.
 * @returns the number of the published version, or else of the newest one
 * @throws Failure 409 if it is already retired
 */
export async function retire(step: WorkflowStep, comment: string | undefined): Promise<number> {
  const { screen, inWork, caller, now } = step;
  if (screen.status === "Retired") throw new Failure(409, `${screen.screenId} is already retired.`);
  const shown = await shownVersion(step);
  if (inWork && inWork.state !== "draft") await backToDraft(step, inWork.id);
  if (shown) await changeVersion(step, shown.id, { state: "retired" });
  await removeEntry(step);
  await changeScreen(step, {
    status: "Retired",
    work: inWork ? "Draft" : null,
    publishedVersion: null,
    retiredBy: caller.userId,
    retiredDate: now,
    retiredReason: comment || null,
  });
  return shown?.number ?? screen.latestVersion;
}

async function show(step: WorkflowStep, version: StoredVersion, set: ScreenChange): Promise<void> {
  const { screen, caller, now } = step;
  const { document, text } = requireValidScreen(version.document, screen.screenId, caller);
  const before = await shownVersion(step);
  if (before) await changeVersion(step, before.id, { state: "replaced" });
  const published = { publishedBy: caller.userId, publishedDate: now };
  await changeVersion(step, version.id, { state: "published", ...published });
  await putEntry(step, { version: version.number, document });
  await changeScreen(step, {
    ...set,
    ...outlineOf(text, screen.screenId),
    ...published,
    status: "Published",
    publishedVersion: version.number,
  });
}

async function shownVersion({ transaction, screen }: WorkflowStep) {
  const [shown] = await transaction
    .select({ id: screenVersions.id, number: screenVersions.number })
    .from(screenVersions)
    .where(and(eq(screenVersions.screen, screen.id), eq(screenVersions.state, "published")));
  return shown;
}

const category = "configuration";

/** Adds or replaces the published version in the configuration, which makes it visible. */
async function putEntry(
  step: WorkflowStep,
  published: { version: number; document: unknown },
): Promise<void> {
  const { transaction, caller, now, screen } = step;
  const { userId } = caller;
  const columns = {
    value: JSON.stringify(published),
    type: "json",
    isSecret: false,
    description: "A custom screen. Change it under Administration › Screens.",
    updatedBy: userId,
    updatedDate: now,
  } as const;
  const there = await findEntry(step);
  if (there) {
    await updateAudited(transaction, {
      table: configEntries,
      id: there.id,
      set: columns,
      by: userId,
      category,
    });
    return;
  }
  const values = { ...columns, group: screenGroup, key: screen.screenId };
  await insertAudited(transaction, { table: configEntries, values, by: userId, category });
}

/** Removes a screen from the configuration. */
async function removeEntry(step: WorkflowStep): Promise<void> {
  const there = await findEntry(step);
  if (!there) return;
  const { transaction, caller } = step;
  await deleteAudited(transaction, { table: configEntries, id: there.id, by: caller.userId, category });
}

async function findEntry({ transaction, screen }: WorkflowStep) {
  const [found] = await transaction
    .select({ id: configEntries.id })
    .from(configEntries)
    .where(and(eq(configEntries.group, screenGroup), eq(configEntries.key, screen.screenId)));
  return found;
}
