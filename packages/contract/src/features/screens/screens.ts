import { call, dayFilter, list } from "@portico/endpoints";

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
    summary: "Custom screens with the state of each one's newest version.",
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
      changedFrom: dayFilter("updatedDate", "from", "Changed on or after"),
      changedTo: dayFilter("updatedDate", "to", "Changed on or before"),
    },
    sort: "title",
  }),
  "screens.create": call({
    method: "POST",
    path,
    access,
    summary: "Creates a screen as a draft, valid or not.",
    needsOwnPassword: true,
  }),
  "screens.impact": call({
    method: "POST",
    path: `${path}/impact`,
    access,
    summary: "Returns what would change, and for whom, if this document were published.",
  }),
  "screens.get": call({
    method: "GET",
    path: `${path}/:id`,
    access,
    summary: "Returns a screen with all its versions, newest first, without their documents.",
  }),
  "screens.version": call({
    method: "GET",
    path: `${path}/:id/versions/:number`,
    access,
    summary: "Returns one version of a screen with its document.",
  }),
  "screens.save": call({
    method: "PUT",
    path: `${path}/:id`,
    access,
    summary: "Saves a draft, valid or not. Starts a new version if none is in progress.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
  "screens.submit": call({
    method: "POST",
    path: `${path}/:id/submit`,
    access,
    summary: "Submits the draft for approval. Returns the problems if it can't be shown.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
  "screens.withdraw": call({
    method: "POST",
    path: `${path}/:id/withdraw`,
    access,
    summary: "Returns a submitted or approved version to draft.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
  "screens.approve": call({
    method: "POST",
    path: `${path}/:id/approve`,
    access,
    summary: "Approves a submitted version. People who wrote or submitted it can't approve it.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
  "screens.return": call({
    method: "POST",
    path: `${path}/:id/return`,
    access,
    summary: "Returns a submitted version to draft, with a comment.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
  "screens.publish": call({
    method: "POST",
    path: `${path}/:id/publish`,
    access,
    summary: "Publishes the approved version and replaces the current one.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
  "screens.rollBack": call({
    method: "POST",
    path: `${path}/:id/rollback`,
    access,
    summary:
      "Publishes an earlier published version again. Returns the problems if it can no longer be shown. If the screen or the version was retired, submits it for approval instead.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
  "screens.retire": call({
    method: "POST",
    path: `${path}/:id/retire`,
    access,
    summary: "Retires a screen, so that no one can open it. Its versions stay saved.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
};
