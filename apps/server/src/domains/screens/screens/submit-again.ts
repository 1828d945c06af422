import { insertAudited } from "../../../audit/write-row.ts";
import { screenVersions } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { draftValues } from "./drafts.ts";
import { outlineOf } from "./outline.ts";
import type { StoredScreen, StoredVersion } from "./responses.ts";
import { restoreRetired } from "./screen-limit.ts";
import { requireValidScreen } from "./valid-screen.ts";
import { category, changeScreen, type WorkflowOutcome, type WorkflowStep } from "./workflow-step.ts";

/**
 * Whether rolling back to a version needs approval: if nothing of the screen is published, or the version was retired.
 */
export function needsApproval(
  { publishedVersion }: Pick<StoredScreen, "publishedVersion">,
  { state }: Pick<StoredVersion, "state">,
): boolean {
  return publishedVersion === null || state === "retired";
}

/**
 * Submits the document of an earlier version as a new version.
 * @throws Failure 409 if a version is in progress, 422 or 403 if it has errors
 */
export async function submitAgain(step: WorkflowStep, version: StoredVersion): Promise<WorkflowOutcome> {
  const { transaction, screen, inWork, caller, now } = step;
  const { userId } = caller;
  if (inWork) {
    throw new Failure(
      409,
      `Version ${version.number} of ${screen.screenId} needs approval, but version ${inWork.number} is already in progress. Copy version ${version.number} into it, then submit it.`,
    );
  }
  const { text } = requireValidScreen(version.document, screen.screenId, caller);
  const back = await restoreRetired(step);
  const outline = outlineOf(text, screen.screenId);
  const number = screen.latestVersion + 1;
  const draft = draftValues({ screen: screen.id, number, document: text, title: outline.title, userId, now });
  await insertAudited(transaction, {
    table: screenVersions,
    values: {
      ...draft,
      state: "submitted",
      comment: `Version ${version.number} again.`,
      submittedBy: userId,
      submittedDate: now,
    },
    by: userId,
    category,
  });
  await changeScreen(step, {
    ...back,
    ...outline,
    work: "Submitted",
    latestVersion: number,
    author: userId,
    updatedDate: now,
  });
  return { number, result: "submitted" };
}
