import { Failure } from "../../http/failure.ts";
import { isBy } from "./answers.ts";
import { outlineOf } from "./outline.ts";
import { comeBack } from "./room.ts";
import { refuseSamePerson } from "./same-person.ts";
import { showable } from "./showable.ts";
import { changeScreen, changeVersion, type Step, workIn } from "./take-step.ts";

/**
 * Hands the draft in; what is kept of it from here on is its data, written out anew.
 * @returns the number of the version
 * @throws Failure 409 where there is no draft, 422 or 403 where it cannot be shown
 */
export async function submit(step: Step, comment: string | undefined): Promise<number> {
  const { screen, caller, now } = step;
  const draft = workIn(step, ["draft"], "submitted");
  const { text } = showable(draft.document, screen.screenId, caller);
  const back = await comeBack(step);
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
export async function approve(step: Step, comment: string | undefined): Promise<number> {
  const { screen, caller, now } = step;
  const version = workIn(step, ["submitted"], "approved");
  if (isBy(version, caller.userId)) {
    throw new Failure(
      403,
      "You wrote or submitted this version, so that you cannot approve it: ask another administrator to.",
    );
  }
  await refuseSamePerson(step, version);
  showable(version.document, screen.screenId, caller);
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
export async function giveBack(step: Step, reason: string): Promise<number> {
  const version = workIn(step, ["submitted"], "given back");
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
export async function withdraw(step: Step): Promise<number> {
  const version = workIn(step, ["submitted", "approved"], "withdrawn");
  await backToDraft(step, version.id);
  await changeScreen(step, { work: "Draft" });
  return version.number;
}

/** Takes back from a version what was said of it on its way. */
export function backToDraft(step: Step, versionId: string): Promise<void> {
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
