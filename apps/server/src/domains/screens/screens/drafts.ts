import { insertAudited } from "../../../audit/write-row.ts";
import { screenVersions } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { validationFailure } from "../../../http/validation.ts";
import { tryParseJson } from "../../../json/try-parse-json.ts";
import { outlineOf, screenIdIn } from "./outline.ts";
import { restoreRetired } from "./screen-limit.ts";
import { category, changeScreen, changeVersion, type WorkflowStep } from "./workflow-step.ts";

/**
 * Saves a draft. Starts a new version if none is in progress, and restores a retired screen.
 * @returns the version number
 * @throws Failure 409 if a version is submitted or approved, 422 if the document has another ID
 */
export async function saveDraft(step: WorkflowStep, document: string): Promise<number> {
  const { screen, inWork, transaction, caller, now } = step;
  const { userId } = caller;
  const named = screenIdIn(document);
  if (named !== undefined && named !== screen.screenId) {
    throw validationFailure("document", {
      id: [`The ID must stay ${screen.screenId}. Links and saved preferences depend on it`],
    });
  }
  if (inWork && inWork.state !== "draft") {
    throw new Failure(
      409,
      `Version ${inWork.number} of ${screen.screenId} is ${inWork.state}. Withdraw it to change it.`,
    );
  }
  const back = await restoreRetired(step);
  const { title, section, list } = screen;
  const isJson = tryParseJson(document) !== undefined;
  const outline = isJson ? outlineOf(document, screen.screenId) : { title, section, list };
  const number = inWork?.number ?? screen.latestVersion + 1;
  if (inWork) {
    const authors = [...inWork.authors.filter((id) => id !== userId), userId];
    await changeVersion(step, inWork.id, { document, title: outline.title, authors, updatedDate: now });
  } else {
    await insertAudited(transaction, {
      table: screenVersions,
      values: draftValues({ screen: screen.id, number, document, title: outline.title, userId, now }),
      by: userId,
      category,
    });
  }
  await changeScreen(step, {
    ...back,
    ...outline,
    work: "Draft",
    latestVersion: number,
    author: userId,
    updatedDate: now,
  });
  return number;
}

/** The values of a new draft. */
interface Draft {
  readonly screen: string;
  readonly number: number;
  readonly document: string;
  readonly title: string;
  readonly userId: string;
  readonly now: Date;
}

/** The row of a new draft. */
export function draftValues({ screen, number, document, title, userId, now }: Draft) {
  const dates = { createdDate: now, updatedDate: now };
  return { screen, number, state: "draft" as const, title, document, authors: [userId], ...dates };
}
