import type { ContactBody } from "@portico/contract/features/contacts.schemas";
import type { ResponseBody } from "@portico/contract/schemas";
import { formatPhone } from "@portico/ui/format";

/** A contact as the server tells of it. */
export type Contact = ResponseBody<"contacts.get">;
/** The values of the form, which Update sends. */
export type ContactForm = ContactBody;
/** The parts of the form with a single value. */
export const personFields = ["firstName", "middleName", "lastName", "FFEID", "NPN"] as const;
/** The parts of the form with a list. */
export const listFields = ["emails", "phones", "addresses"] as const;
/** One of the lists. */
export type ListField = (typeof listFields)[number];

/** The purposes of an entry, without duplicates. */
export type Purposes = ContactForm[ListField][number]["purposes"];

/** A contact as form values: without id and version, with formatted phones and sorted purposes. */
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

/** Sorts purposes, so that unchecking and checking one changes nothing. */
function inOrder(purposes: Purposes): Purposes {
  return purposes.toSorted((one, other) => (one.purposeId < other.purposeId ? -1 : 1));
}

export const emptyEmail: ContactForm["emails"][number] = { email: "", purposes: [] };
export const emptyPhone: ContactForm["phones"][number] = { phone: "", purposes: [] };

/** An empty address in the default country. */
export function emptyAddress(countryId: string | null): ContactForm["addresses"][number] {
  return { address: "", countryId, stateId: null, cityId: null, zipCode: "", purposes: [] };
}
