import { call, list } from "../endpoint.ts";

const access = "administrator";
const path = "/GeneralConfig/screens";

/** The states of a custom screen for its audience. */
export const screenStatuses = ["Not published", "Published", "Retired"] as const;
/** The states of a version that is not published yet. */
export const screenWork = ["Draft", "Submitted", "Approved"] as const;

/** Custom screens and their workflow. */
export const screenEndpoints = {
  "screens.list": list({
    path,
    access,
    summary: "Screens that were added, with the state of the newest version of each.",
    noun: { one: "screen", other: "screens" },
    fields: {
      id: { label: "ID", format: "id" },
      version: { label: "Row version", format: "number" },
      screenId: { label: "Screen ID", sortable: true },
      title: { label: "Title", sortable: true },
      status: { label: "Status", format: "status", sortable: true },
      work: { label: "In progress", format: "status", sortable: true },
      publishedVersion: { label: "Published version", format: "number" },
      latestVersion: { label: "Newest version", format: "number" },
      section: { label: "Section", sortable: true },
      list: { label: "Data source", sortable: true },
      author: { label: "Author" },
      updatedDate: { label: "Changed", format: "dateTime", sortable: true },
      publishedBy: { label: "Published by" },
      publishedDate: { label: "Published", format: "dateTime", sortable: true },
    },
    filters: {
      title: { kind: "text" },
      status: { kind: "choice", values: screenStatuses },
      work: { kind: "choice", values: screenWork },
    },
    sort: "title",
  }),
  "screens.create": call({
    method: "POST",
    path,
    access,
    summary: "Adds a screen as a draft, valid or not.",
    needsOwnPassword: true,
  }),
  "screens.impact": call({
    method: "POST",
    path: `${path}/impact`,
    access,
    summary: "What would change for whom if this document were published.",
  }),
  "screens.get": call({
    method: "GET",
    path: `${path}/:id`,
    access,
    summary: "A screen with all its versions, the newest first, without their documents.",
  }),
  "screens.version": call({
    method: "GET",
    path: `${path}/:id/versions/:number`,
    access,
    summary: "One version of a screen with its document.",
  }),
  "screens.save": call({
    method: "PUT",
    path: `${path}/:id`,
    access,
    summary: "Keeps a draft, valid or not; where none is in work a new version begins.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
  "screens.submit": call({
    method: "POST",
    path: `${path}/:id/submit`,
    access,
    summary: "Hands the draft in for approval; refused with what is wrong where it cannot be shown.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
  "screens.withdraw": call({
    method: "POST",
    path: `${path}/:id/withdraw`,
    access,
    summary: "Makes what was submitted or approved a draft again.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
  "screens.approve": call({
    method: "POST",
    path: `${path}/:id/approve`,
    access,
    summary: "Approves what was submitted; never by somebody who wrote or submitted it.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
  "screens.return": call({
    method: "POST",
    path: `${path}/:id/return`,
    access,
    summary: "Gives what was submitted back as a draft, and says why.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
  "screens.publish": call({
    method: "POST",
    path: `${path}/:id/publish`,
    access,
    summary: "Shows the approved version to the people it is for, in place of the one before.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
  "screens.rollBack": call({
    method: "POST",
    path: `${path}/:id/rollback`,
    access,
    summary:
      "Shows a version again that was published before; refused where it cannot be shown any more. Where the screen or the version was retired, it is submitted for approval instead.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
  "screens.retire": call({
    method: "POST",
    path: `${path}/:id/retire`,
    access,
    summary: "Takes a screen away from the people it is for; its versions are kept.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
};
