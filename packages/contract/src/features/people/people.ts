import { call, type Fields } from "@portico/endpoints";
import { personAccess } from "../../person-access.ts";

/** Who may decide about people, if they see all of their records. */
const decideAccess = "agent view.Customer|admin.Customer";
const path = "/People";

/** The kinds of events in a person's timeline. */
export const timelineKinds = [
  "note",
  "status",
  "assignment",
  "consent",
  "followUp",
  "message",
  "quote",
  "enrollment",
  "change",
  "upload",
  "created",
  "person",
] as const;

const fields = {
  name: { label: "Name", sensitive: "name" },
  dob: { label: "Date of birth", format: "date", sensitive: "birth" },
  phone: { label: "Phone", format: "phone", sensitive: "contact" },
  email: { label: "Email", sensitive: "contact" },
  address: { label: "Address", sensitive: "contact" },
} as const satisfies Fields;

/** People: the records that belong to one person, on one page. */
export const peopleEndpoints = {
  "people.get": call({
    method: "GET",
    path: `${path}/:id`,
    access: personAccess,
    summary:
      "Returns everything about the person of a record: contact, coverage, what needs attention, records, household, and the newest events. Only from records that the caller can see.",
    fields,
  }),
  "people.timeline": call({
    method: "GET",
    path: `${path}/:id/timeline`,
    access: personAccess,
    summary:
      "Lists what happened with a person's records, newest first: notes, statuses, assignments, follow-ups, consents, quotes, enrollments, changes, also by uploads, and new records. Of email and SMS, only that they were sent: they are kept for 30 days.",
    fields: { text: { label: "Text", sensitive: "contact" } },
  }),
  "people.setBirthDate": call({
    method: "POST",
    path: `${path}/:id/birthDate`,
    access: "agent view.Customer|admin.Customer|view.Lead|admin.Lead|view.OfflineApp|admin.OfflineApp",
    summary:
      "Corrects the date of birth of one record of a person whose records disagree, to that of another. Customers, leads and offline applications can be corrected.",
    fields: { dob: fields.dob },
  }),
  "people.previewMerge": call({
    method: "POST",
    path: `${path}/merge/preview`,
    access: decideAccess,
    summary: "Returns the records of two people that a merge would join. Changes nothing.",
    changesNothing: true,
    fields,
  }),
  "people.merge": call({
    method: "POST",
    path: `${path}/merge`,
    access: decideAccess,
    summary: "Decides that two people are the same. No record changes, and it can be undone at any time.",
  }),
  "people.separate": call({
    method: "POST",
    path: `${path}/separate`,
    access: decideAccess,
    summary:
      "Decides that records are not of the same person as others: those of two people, or some of one person's. No record changes, and it can be undone at any time.",
  }),
  "people.undo": call({
    method: "POST",
    path: `${path}/decisions/:decisionId/undo`,
    access: decideAccess,
    summary:
      "Undoes a decision about people. If a later decision is about the same records, the call returns 409.",
  }),
};
