import type { contactBody } from "@portico/contract/features/contacts.schemas";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { ChildRows } from "../../audit/child-rows.ts";
import { updateAudited } from "../../audit/write-row.ts";
import type { Database } from "../../db/database.ts";
import { contactAddresses, contactEmails, contactPhones, contacts } from "../../db/schema/index.ts";
import { notFound } from "../../errors/failure.ts";
import { checkReferences } from "./check-references.ts";
import { type Contact, readContact } from "./read-contact.ts";

/** What is to become of a contact. */
export interface ContactChange {
  readonly id: string;
  readonly body: z.output<typeof contactBody>;
  /** The version that was read. */
  readonly expectedVersion: number | undefined;
  /** The user who changes it. */
  readonly by: string;
}

/**
 * Changes a contact with all its entries in one transaction. The agent record keeps its own name and NPN: they decide
 * whose policies are whose.
 * @throws Failure 404, 412 where it was changed meanwhile, 422 where an entry names what is not there
 */
export function updateContact(database: Database, change: ContactChange): Promise<Contact> {
  const { id, body, expectedVersion, by } = change;
  return database.transaction(async (transaction) => {
    // Held from here on, so that what a stale writer is shown is what is there.
    await transaction.select().from(contacts).where(eq(contacts.id, id)).for("update");
    const current = await readContact(transaction, id);
    await checkReferences(transaction, body);
    await updateAudited(transaction, {
      table: contacts,
      id,
      expectedVersion,
      label: "This contact",
      toAnswer: () => current,
      set: {
        firstName: body.firstName,
        middleName: orNothing(body.middleName),
        lastName: body.lastName,
        ffeUserId: orNothing(body.FFEID),
        npn: orNothing(body.NPN),
      },
      children: {
        emails: part(contactEmails, body.emails, ({ email }) => ({ email })),
        phones: part(contactPhones, body.phones, ({ phone }) => ({ phone: tenDigits(phone) })),
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

/** Entries as rows, in the order in which they came. */
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

/** An empty text of a form is none. */
function orNothing(text: string): string | null {
  return text === "" ? null : text;
}

/** A number that was found to be a phone, as all of them are kept: ten digits, without the country's 1. */
function tenDigits(phone: string): string {
  return phone.replace(/\D/g, "").slice(-10);
}
