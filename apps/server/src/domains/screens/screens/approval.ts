import { inArray } from "drizzle-orm";
import { users } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { mailboxOf } from "../../../identity/account.ts";
import { outlineOf } from "./outline.ts";
import { isAuthorOrSubmitter, type StoredVersion } from "./responses.ts";
import { restoreRetired } from "./screen-limit.ts";
import { requireValidScreen } from "./valid-screen.ts";
import { changeScreen, changeVersion, requireVersionInWork, type WorkflowStep } from "./workflow-step.ts";

/**
 * Submits the draft. From here on its normalized JSON is stored.
 * @returns the version number
 * @throws Failure 409 if there is no draft, 422 or 403 if it has errors
 */
export async function submit(step: WorkflowStep, comment: string | undefined): Promise<number> {
  const { screen, caller, now } = step;
  const draft = requireVersionInWork(step, ["draft"], "submitted");
  const { text } = requireValidScreen(draft.document, screen.screenId, caller);
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
 * Approves the submitted version.
 * @returns the version number
 * @throws Failure 409 if none was submitted; 403 for its authors and submitter, including their other accounts; 422 or
 * 403 if it has errors
 */
export async function approve(step: WorkflowStep, comment: string | undefined): Promise<number> {
  const { screen, caller, now } = step;
  const version = requireVersionInWork(step, ["submitted"], "approved");
  if (isAuthorOrSubmitter(version, caller.userId)) {
    throw new Failure(
      403,
      "You wrote or submitted this version, so you can't approve it. Ask another administrator.",
    );
  }
  await checkApproverIsAnotherPerson(step, version);
  requireValidScreen(version.document, screen.screenId, caller);
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
 * Returns the submitted version to draft.
 * @returns the version number
 * @throws Failure 409 if none was submitted
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
 * Withdraws the submitted or approved version to draft.
 * @returns the version number
 * @throws Failure 409 if there is none
 */
export async function withdraw(step: WorkflowStep): Promise<number> {
  const version = requireVersionInWork(step, ["submitted", "approved"], "withdrawn");
  await backToDraft(step, version.id);
  await changeScreen(step, { work: "Draft" });
  return version.number;
}

/** Resets a version to draft and clears its approval data. */
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

/**
 * Refuses approval by another account of an author or submitter: one with the same contact or mailbox.
 * @throws Failure 403
 */
async function checkApproverIsAnotherPerson(
  { transaction, caller }: WorkflowStep,
  { authors, submittedBy }: Pick<StoredVersion, "authors" | "submittedBy">,
): Promise<void> {
  const involved = submittedBy === null ? authors : [...authors, submittedBy];
  const people = await transaction
    .select({
      id: users.id,
      contactId: users.contactId,
      email: users.email,
      otherEmail: users.otherEmail,
    })
    .from(users)
    .where(inArray(users.id, [...involved, caller.userId]));
  const approver = people.find(({ id }) => id === caller.userId);
  const others = people.filter(({ id }) => id !== caller.userId);
  if (!others.some((other) => approver && isSamePerson(approver, other))) return;
  throw new Failure(
    403,
    "Your account shares a contact or mailbox with an author of this version, so you can't approve it. Ask another administrator.",
  );
}

type Person = Pick<typeof users.$inferSelect, "contactId" | "email" | "otherEmail">;

function isSamePerson(one: Person, other: Person): boolean {
  if (one.contactId !== null && one.contactId === other.contactId) return true;
  const mailboxes = mailboxesOf(other);
  return mailboxesOf(one).some((mailbox) => mailboxes.includes(mailbox));
}

/** A user's mailboxes, in lowercase and without the tag of `name+tag@host`. */
function mailboxesOf(person: Person): string[] {
  return [person.email, mailboxOf(person)].map((email) => email.toLowerCase().replace(/\+[^@]*@/, "@"));
}
