import type { agentBody } from "@portico/contract/features/people/agents.schemas";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import { normalizeNpn } from "../../../agents/npn.ts";
import { insertAudited, updateAudited } from "../../../audit/write-row.ts";
import { type agents, contactEmails, contactPhones, contacts } from "../../../db/schema/index.ts";
import { toStoredPhone } from "../../../db/stored-phone.ts";
import type { Write } from "../../../feature/crud/crud.ts";
import { validationFailure } from "../../../http/validation.ts";
import { entryId } from "../../../reference/seed.ts";

type AgentWrite = Write<typeof agents, z.output<typeof agentBody>>;
type Contact = Pick<typeof contacts.$inferSelect, "firstName" | "middleName" | "lastName" | "npn">;

/**
 * The columns of an agent for a request. Creates the contact of a new agent. Changes the contact of an existing one only
 * where it was the same as the agent record: a profile's own name and NPN belong to the person.
 * @throws Failure 422 if the NPN is not a number
 */
export async function agentColumns(write: AgentWrite) {
  const { contact, npn: enteredNpn, phone: enteredPhone, id: _id, ...rest } = write.body;
  const npn = readNpn(enteredNpn);
  const phone = enteredPhone === undefined ? null : toStoredPhone(enteredPhone);
  const names = { ...contact, middleName: contact.middleName || null };
  const name = [names.firstName, names.middleName, names.lastName].filter(Boolean).join(" ");
  const contactId = await writeContact(write, { ...names, npn }, phone);
  return { ...rest, ...names, name, npn, phone, contactId };
}

function readNpn(text: string | undefined): string | null {
  if (!text) return null;
  const npn = normalizeNpn(text);
  if (npn === null) throw validationFailure("body", { npn: ["Not an NPN. Enter its digits."] });
  return npn;
}

/** Creates or updates the contact of an agent, and returns its id. */
async function writeContact(write: AgentWrite, values: Contact, phone: string | null): Promise<string> {
  const { transaction, caller, before, body } = write;
  const author = { by: caller.userId, category: "contact" } as const;
  if (!before) {
    const phones =
      phone === null ? [] : [{ phone, purposeIds: [entryId("phonePurpose", "WORK")], position: 0 }];
    const emails = [{ email: body.loginEmail, purposeIds: [entryId("emailPurpose", "WORK")], position: 0 }];
    const { id } = await insertAudited(transaction, {
      table: contacts,
      values,
      children: {
        emails: { table: contactEmails, ownerColumn: contactEmails.contactId, rows: emails },
        phones: { table: contactPhones, ownerColumn: contactPhones.contactId, rows: phones },
      },
      ...author,
    });
    return id;
  }
  const id = before.contactId;
  const [profile] = await transaction.select().from(contacts).where(eq(contacts.id, id)).for("update");
  const set = profile && changedTogether(before, profile, values);
  if (set && Object.keys(set).length > 0) {
    await updateAudited(transaction, { table: contacts, id, label: "This contact", set, ...author });
  }
  return id;
}

/** The new values of a contact: those that were the same on the agent record, if they change there. */
function changedTogether(before: Contact, profile: Contact, values: Contact): Partial<Contact> {
  const names = ["firstName", "middleName", "lastName"] as const;
  const hasSameName = names.every((key) => before[key] === profile[key]);
  const hasSameNpn = before.npn === (profile.npn && normalizeNpn(profile.npn));
  const follows = { ...(hasSameName && pick(values, names)), ...(hasSameNpn && pick(values, ["npn"])) };
  return Object.fromEntries(
    Object.entries(follows).filter(([key, value]) => value !== Reflect.get(before, key)),
  );
}

function pick<Key extends keyof Contact>(values: Contact, keys: readonly Key[]): Partial<Contact> {
  return Object.fromEntries(keys.map((key) => [key, values[key]]));
}
