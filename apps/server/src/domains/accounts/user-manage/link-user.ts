import { and, eq, ne } from "drizzle-orm";
import { updateAudited } from "../../../audit/write-row.ts";
import type { Database, Row } from "../../../db/database.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { contacts, users } from "../../../db/schema/index.ts";
import { Failure, notFound } from "../../../errors/failure.ts";
import type { CheckedRequest } from "../../../http/handler.ts";
import { endSessionsOf } from "../../../identity/sessions.ts";
import { lockUser, readUser, type UserChange } from "./managed-user.ts";

/** The contact to link a user to. */
export interface UserLink extends UserChange, Pick<CheckedRequest, "once"> {
  readonly contactId: string;
}

/**
 * Links a user to a contact, which decides whose rows the user sees. Ends the user's sessions.
 * @throws Failure 404, 409 for the caller's own account or a contact of another user, 412 for a version conflict
 */
export function linkUser(database: Database, link: UserLink): Promise<Row> {
  const { id, contactId, caller, once } = link;
  return once(database, async (transaction) => {
    await lockLimit(transaction, "user-of-contact", contactId);
    const user = await lockUser(transaction, link);
    if (caller.userId === id) {
      throw new Failure(409, "You can't link your own account. Ask another security administrator.");
    }
    await requireFreeContact(transaction, contactId, id);
    await updateAudited(transaction, {
      table: users,
      id,
      locked: user,
      set: { contactId },
      by: caller.userId,
      category: "user",
      result: "linked to a contact",
    });
    await endSessionsOf(transaction, id);
    return readUser(transaction, link);
  });
}

/**
 * Keeps a contact for a user who is created in this transaction.
 * @throws Failure 404, 409 for a contact of another user
 */
export async function reserveContact(transaction: Database, contactId: string): Promise<void> {
  await lockLimit(transaction, "user-of-contact", contactId);
  await requireFreeContact(transaction, contactId);
}

/** @param except the user who may have the contact */
async function requireFreeContact(transaction: Database, contactId: string, except?: string): Promise<void> {
  const [contact] = await transaction
    .select({ id: contacts.id })
    .from(contacts)
    .where(eq(contacts.id, contactId));
  if (!contact) throw notFound("This contact");
  const isOther = except === undefined ? undefined : ne(users.id, except);
  const [other] = await transaction
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.contactId, contactId), isOther))
    .limit(1);
  if (other) {
    throw new Failure(
      409,
      `This contact is linked to ${other.email}. Link that user to another contact first.`,
    );
  }
}
