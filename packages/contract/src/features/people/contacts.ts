import { call, type Fields, lookup } from "@portico/endpoints";
import { contactTypes } from "../../roles.ts";

const contactFields = {
  firstName: { label: "First name", sensitive: "name" },
  middleName: { label: "Middle name", sensitive: "name" },
  lastName: { label: "Last name", sensitive: "name" },
  FFEID: { label: "FFE ID" },
  NPN: { label: "NPN" },
  emails: { label: "Emails", sensitive: "contact" },
  phones: { label: "Phones", sensitive: "contact" },
  addresses: { label: "Addresses", sensitive: "contact" },
} as const satisfies Fields;

/** People: their names and contact details. */
export const contactEndpoints = {
  "contacts.lookup": lookup({
    path: "/Contacts/simplified",
    access: "administrator|securityadmin",
    summary: "The first 200 contacts by name, optionally of one `type`.",
    fields: {
      id: { label: "ID", format: "id" },
      name: { label: "Name", sensitive: "name" },
      email: { label: "Email", sensitive: "contact" },
      type: { label: "Type" },
    },
    filters: {
      type: { kind: "choice", values: contactTypes, label: "Type" },
      name: { kind: "text", label: "Name" },
    },
  }),
  "contacts.get": call({
    method: "GET",
    path: "/Contacts/:id",
    access: "session",
    summary: "Returns a contact: the caller's own, or any for administrators and security administrators.",
    fields: contactFields,
  }),
  "contacts.update": call({
    method: "PUT",
    path: "/Contacts/:id",
    access: "session",
    summary: "Updates a contact: the caller's own, or any for administrators.",
    fields: contactFields,
    isVersioned: true,
  }),
};
