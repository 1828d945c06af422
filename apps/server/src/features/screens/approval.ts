import { Failure } from "../../errors/failure.ts";
import { isAuthorOrSubmitter } from "./answers.ts";
import { outlineOf } from "./outline.ts";
import { checkApproverIsAnotherPerson } from "./same-person.ts";
import { restoreRetired } from "./screen-limit.ts";
import { requireShowable } from "./showable.ts";
import { changeScreen, changeVersion, requireVersionInWork, type WorkflowStep } from "./workflow-step.ts";

/**
 * Hands the draft in; what is kept of it from here on is its data, written out anew.
 * @returns the number of the version
 * @throws Failure 409 where there is no draft, 422 or 403 where it cannot be shown
 */
export async function submit(step: WorkflowStep, comment: string | undefined): Promise<number> {
  const { screen, caller, now } = step;
  const draft = requireVersionInWork(step, ["draft"], "submitted");
  const { text } = requireShowable(draft.document, screen.screenId, caller);
  const back = await restoreRetired(step);
  const outline = outlineOf(text, screen.screenId);
  await changeVersion(step, draft.id, {
    state: "submitted",
    document: text,
    title: outline.title,
    comment: comment || null,
    submittedBy: caller.userId,
    submittedDate: now,
    decision: null,
    decidedBy: null,
    decidedDate: null,
  });
  await changeScreen(step, { ...back, ...outline, work: "Submitted" });
  return draft.number;
}

/**
 * Approves what was submitted.
 * @returns the number of the version
 * @throws Failure 409 where nothing was, 403 for who wrote or submitted it, also by another account of theirs, 422 or 403 where it cannot be shown
 */
export async function approve(step: WorkflowStep, comment: string | undefined): Promise<number> {
  const { screen, caller, now } = step;
  const version = requireVersionInWork(step, ["submitted"], "approved");
  if (isAuthorOrSubmitter(version, caller.userId)) {
    throw new Failure(
      403,
      "You wrote or submitted this version, so that you cannot approve it: ask another administrator to.",
    );
  }
  await checkApproverIsAnotherPerson(step, version);
  requireShowable(version.document, screen.screenId, caller);
  await changeVersion(step, version.id, {
    state: "approved",
    decision: comment || null,
    decidedBy: caller.userId,
    decidedDate: now,
  });
  await changeScreen(step, { work: "Approved" });
  return version.number;
}

/**
 * Gives what was submitted back as a draft.
 * @returns the number of the version
 * @throws Failure 409 where nothing was
 */
export async function requestChanges(step: WorkflowStep, reason: string): Promise<number> {
  const version = requireVersionInWork(step, ["submitted"], "given back");
  await changeVersion(step, version.id, {
    state: "draft",
    decision: reason,
    decidedBy: step.caller.userId,
    decidedDate: step.now,
  });
  await changeScreen(step, { work: "Draft" });
  return version.number;
}

/**
 * Makes what was submitted or approved a draft again.
 * @returns the number of the version
 * @throws Failure 409 where nothing was
 */
export async function withdraw(step: WorkflowStep): Promise<number> {
  const version = requireVersionInWork(step, ["submitted", "approved"], "withdrawn");
  await backToDraft(step, version.id);
  await changeScreen(step, { work: "Draft" });
  return version.number;
}

/** Takes back from a version what was said of it on its way. */
export function backToDraft(step: WorkflowStep, versionId: string): Promise<void> {
  return changeVersion(step, versionId, {
    state: "draft",
    comment: null,
    submittedBy: null,
    submittedDate: null,
    decision: null,
    decidedBy: null,
    decidedDate: null,
  });
}
