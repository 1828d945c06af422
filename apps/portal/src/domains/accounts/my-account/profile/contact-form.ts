import type { ContactBody } from "@portico/contract/features/people/contacts.schemas";
import type { ResponseBody } from "@portico/contract/schemas";
import { formatPhone, isPhone } from "@portico/ui/format";

/** A contact as the server returns it. */
export type Contact = ResponseBody<"contacts.get">;
/** The values of the form, which Update sends. */
export type ContactForm = ContactBody;
/** One of the form's lists. */
export type ListField = "emails" | "phones" | "addresses";
/** The purposes of an entry, without duplicates. */
export type Purposes = ContactForm[ListField][number]["purposes"];

/** A contact as form values: without id and version, with phones as digits and sorted purposes. */
export function formOf({ id: _id, version: _version, ...contact }: Contact): ContactForm {
  const sorted = <Entry extends { purposes: Purposes }>(entry: Entry): Entry => ({
    ...entry,
    purposes: purposesOf(entry.purposes.map(({ purposeId }) => purposeId)),
  });
  return {
    ...contact,
    emails: contact.emails.map(sorted),
    phones: contact.phones.map((entry) => ({ ...sorted(entry), phone: phoneDigits(entry.phone) })),
    addresses: contact.addresses.map(sorted),
  };
}

/** Purposes by their ids. They are sorted, so that unchecking and checking one changes nothing. */
export function purposesOf(ids: readonly string[]): Purposes {
  return ids.toSorted().map((purposeId) => ({ purposeId }));
}

/** A stored number as a phone field has it. Others, which cannot be saved again, stay as they are. */
function phoneDigits(phone: string): string {
  return isPhone(phone) ? formatPhone(phone).replaceAll(/\D/g, "") : phone;
}

export const emptyEmail: ContactForm["emails"][number] = { email: "", purposes: [] };
export const emptyPhone: ContactForm["phones"][number] = { phone: "", purposes: [] };

/** An empty address in the default country. */
export function emptyAddress(countryId: string | null): ContactForm["addresses"][number] {
  return { address: "", countryId, stateId: null, cityId: null, zipCode: "", purposes: [] };
}
