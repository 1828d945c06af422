import type { ContactBody } from "@portico/contract/features/contacts.schemas";
import type { AnswerOf } from "@portico/contract/schemas";
import { formatPhone } from "@portico/ui/format";

/** A contact as the server tells of it. */
export type Contact = AnswerOf<"contacts.get">;
/** What the form holds, and what Update sends. */
export type ContactForm = ContactBody;
/** The parts of the form that hold one value. */
export const personFields = ["firstName", "middleName", "lastName", "FFEID", "NPN"] as const;
/** The parts of the form that hold a list. */
export const listFields = ["emails", "phones", "addresses"] as const;
/** One of the lists. */
export type ListField = (typeof listFields)[number];

/** What an entry is used for, each purpose once. */
export type Purposes = ContactForm[ListField][number]["purposes"];

/** A contact as the form holds it: without id and version, phones as they are read, purposes in one order. */
export function formOf({ id: _id, version: _version, ...contact }: Contact): ContactForm {
  const sorted = <Entry extends { purposes: Purposes }>(entry: Entry): Entry => ({
    ...entry,
    purposes: inOrder(entry.purposes),
  });
  return {
    ...contact,
    emails: contact.emails.map(sorted),
    phones: contact.phones.map((entry) => ({ ...sorted(entry), phone: formatPhone(entry.phone) })),
    addresses: contact.addresses.map(sorted),
  };
}

/** The purposes after one of them was ticked or not. */
export function withPurpose(purposes: Purposes, purposeId: string, isOn: boolean): Purposes {
  const others = purposes.filter((purpose) => purpose.purposeId !== purposeId);
  return inOrder(isOn ? [...others, { purposeId }] : others);
}

/** One order for the same purposes, so that ticking twice changes nothing. */
function inOrder(purposes: Purposes): Purposes {
  return purposes.toSorted((one, other) => (one.purposeId < other.purposeId ? -1 : 1));
}

export const emptyEmail: ContactForm["emails"][number] = { email: "", purposes: [] };
export const emptyPhone: ContactForm["phones"][number] = { phone: "", purposes: [] };

/** An address without anything in it, in this country. */
export function emptyAddress(countryId: string | null): ContactForm["addresses"][number] {
  return { address: "", countryId, stateId: null, cityId: null, zipCode: "", purposes: [] };
}
