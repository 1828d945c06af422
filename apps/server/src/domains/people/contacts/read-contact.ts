import type { ResponseBody } from "@portico/contract/schemas";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { contactAddresses, contactEmails, contactPhones, contacts } from "../../../db/schema/index.ts";

/** A contact as endpoints return it. */
export type Contact = ResponseBody<"contacts.get">;

/** A contact with its entries in order. Undefined if it doesn't exist. */
export async function readContact(database: Database, id: string): Promise<Contact | undefined> {
  const [row] = await database.select().from(contacts).where(eq(contacts.id, id));
  if (!row) return undefined;
  const emails = await database
    .select()
    .from(contactEmails)
    .where(eq(contactEmails.contactId, id))
    .orderBy(asc(contactEmails.position));
  const phones = await database
    .select()
    .from(contactPhones)
    .where(eq(contactPhones.contactId, id))
    .orderBy(asc(contactPhones.position));
  const addresses = await database
    .select()
    .from(contactAddresses)
    .where(eq(contactAddresses.contactId, id))
    .orderBy(asc(contactAddresses.position));
  return {
    id,
    version: row.version,
    firstName: row.firstName,
    middleName: row.middleName ?? "",
    lastName: row.lastName,
    FFEID: row.ffeUserId ?? "",
    NPN: row.npn ?? "",
    emails: emails.map(({ email, purposeIds }) => ({ email, purposes: purposesOf(purposeIds) })),
    phones: phones.map(({ phone, purposeIds }) => ({ phone, purposes: purposesOf(purposeIds) })),
    addresses: addresses.map(({ address, countryId, stateId, cityId, zipCode, purposeIds }) => ({
      address,
      countryId,
      stateId,
      cityId,
      zipCode,
      purposes: purposesOf(purposeIds),
    })),
  };
}

function purposesOf(purposeIds: readonly string[]) {
  return purposeIds.map((purposeId) => ({ purposeId }));
}
