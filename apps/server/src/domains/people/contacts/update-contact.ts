import type { contactBody } from "@portico/contract/features/people/contacts.schemas";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { ChildRows } from "../../../audit/child-rows.ts";
import { updateAudited } from "../../../audit/write-row.ts";
import type { Database } from "../../../db/database.ts";
import { contactAddresses, contactEmails, contactPhones, contacts } from "../../../db/schema/index.ts";
import { toStoredPhone } from "../../../db/stored-phone.ts";
import { notFound } from "../../../errors/failure.ts";
import { checkReferences } from "./check-references.ts";
import { type Contact, readContact } from "./read-contact.ts";

/** Changes to a contact. */
export interface ContactChange {
  readonly id: string;
  readonly body: z.output<typeof contactBody>;
  /** The version that was read. */
  readonly expectedVersion: number | undefined;
  /** The user who makes the change. */
  readonly by: string;
}

/**
 * Updates a contact and all its entries in one transaction. Does not change the name and NPN on the agent record, which
 * decide whose policies are whose.
 * @throws Failure 404, 412 for a version conflict, 422 for an unknown ID in an entry
 */
export function updateContact(database: Database, change: ContactChange): Promise<Contact> {
  const { id, body, expectedVersion, by } = change;
  return database.transaction(async (transaction) => {
    // Locked, so that a version conflict shows the current contact.
    await transaction.select().from(contacts).where(eq(contacts.id, id)).for("update");
    const current = await readContact(transaction, id);
    await checkReferences(transaction, body);
    await updateAudited(transaction, {
      table: contacts,
      id,
      expectedVersion,
      label: "This contact",
      toResponse: () => current,
      set: {
        firstName: body.firstName,
        middleName: nullIfEmpty(body.middleName),
        lastName: body.lastName,
        ffeUserId: nullIfEmpty(body.FFEID),
        npn: nullIfEmpty(body.NPN),
      },
      children: {
        emails: part(contactEmails, body.emails, ({ email }) => ({ email })),
        phones: part(contactPhones, body.phones, ({ phone }) => ({ phone: toStoredPhone(phone) })),
        addresses: part(
          contactAddresses,
          body.addresses,
          ({ address, countryId, stateId, cityId, zipCode }) => ({
            address,
            countryId,
            stateId,
            cityId,
            zipCode,
          }),
        ),
      },
      by,
      category: "contact",
    });
    const changed = await readContact(transaction, id);
    if (!changed) throw notFound("This contact");
    return changed;
  });
}

type EntryTable = typeof contactEmails | typeof contactPhones | typeof contactAddresses;

/** Entries as rows, in order. */
function part<Entry extends { readonly purposes: readonly { readonly purposeId: string }[] }>(
  table: EntryTable,
  entries: readonly Entry[],
  columnsOf: (entry: Entry) => Readonly<Record<string, unknown>>,
): ChildRows {
  const rows = entries.map((entry, position) => ({
    position,
    purposeIds: entry.purposes.map(({ purposeId }) => purposeId),
    ...columnsOf(entry),
  }));
  return { table, ownerColumn: table.contactId, rows };
}

/** An empty form field is stored as null. */
function nullIfEmpty(text: string): string | null {
  return text === "" ? null : text;
}
