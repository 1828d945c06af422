import { and, eq } from "drizzle-orm";
import { screenVersions } from "../../db/schema/index.ts";
import { Failure, notFound } from "../../errors/failure.ts";
import { isInWork, type StoredVersion } from "./answers.ts";
import { backToDraft } from "./approval.ts";
import { outlineOf } from "./outline.ts";
import { dropEntry, putEntry } from "./published-entry.ts";
import { requireShowable } from "./showable.ts";
import { needsApproval, submitAgain } from "./submit-again.ts";
import {
  changeScreen,
  changeVersion,
  requireVersionInWork,
  type ScreenChange,
  type WorkflowOutcome,
  type WorkflowStep,
} from "./workflow-step.ts";

/**
 * Shows the approved version to the people it is for.
 * @returns its number
 * @throws Failure 409 where none is approved, 422 or 403 where it cannot be shown
 */
export async function publish(step: WorkflowStep): Promise<number> {
  const version = requireVersionInWork(step, ["approved"], "published");
  await show(step, version, { work: null });
  return version.number;
}

/**
 * Shows a version again that was published before; it was approved then. Where that would publish a retired screen, the
 * version is submitted again instead.
 * @throws Failure 404 where it is not there, 409 where it never was published, 422 or 403 where it cannot be shown
 */
export async function rollBack(step: WorkflowStep, number: number): Promise<WorkflowOutcome> {
  const { transaction, screen } = step;
  const [version] = await transaction
    .select()
    .from(screenVersions)
    .where(and(eq(screenVersions.screen, screen.id), eq(screenVersions.number, number)));
  if (!version) throw notFound(`Version ${number} of this screen`);
  if (version.state === "published" || isInWork(version)) {
    const why = version.state === "published" ? "is the one that is shown" : "was never published";
    throw new Failure(409, `Version ${number} of ${screen.screenId} ${why}: roll back to an earlier one.`);
  }
  if (needsApproval(screen, version)) return submitAgain(step, version);
  await show(step, version, {});
  return { number, result: "rolled back" };
}

/**
 * Takes a screen away from the people it is for; what is in work on it is put away as a draft.
 * @returns the number of the version that was shown, or of the newest where none was
 * @throws Failure 409 where it is retired already
 */
export async function retire(step: WorkflowStep, comment: string | undefined): Promise<number> {
  const { screen, inWork, caller, now } = step;
  if (screen.status === "Retired") throw new Failure(409, `${screen.screenId} is retired already.`);
  const shown = await shownVersion(step);
  if (inWork && inWork.state !== "draft") await backToDraft(step, inWork.id);
  if (shown) await changeVersion(step, shown.id, { state: "retired" });
  await dropEntry(step);
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
  const { document, text } = requireShowable(version.document, screen.screenId, caller);
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
