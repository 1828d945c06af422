import { inArray } from "drizzle-orm";
import { users } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import { mailboxOf } from "../../identity/account.ts";
import type { StoredVersion } from "./answers.ts";
import type { WorkflowStep } from "./workflow-step.ts";

/**
 * Refuses an approval by another account of somebody who wrote or submitted the version: one with the same contact, or
 * one whose mail goes to the same mailbox.
 * @throws Failure 403
 */
export async function checkApproverIsAnotherPerson(
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
    "Your account has the same contact or mailbox as one that wrote or submitted this version, so you cannot approve it. Ask another administrator to.",
  );
}

type Person = Pick<typeof users.$inferSelect, "contactId" | "email" | "otherEmail">;

function isSamePerson(one: Person, other: Person): boolean {
  if (one.contactId !== null && one.contactId === other.contactId) return true;
  const mailboxes = mailboxesOf(other);
  return mailboxesOf(one).some((mailbox) => mailboxes.includes(mailbox));
}

/** Where a person's mail may go, in small letters and without the tag of `name+tag@host`. */
function mailboxesOf(person: Person): string[] {
  return [person.email, mailboxOf(person)].map((email) => email.toLowerCase().replace(/\+[^@]*@/, "@"));
}
