import { call, type Fields } from "@portico/endpoints";

/** The kinds of records that the command palette finds, in order, each with the list of its rows. */
export const recordKinds = {
  customer: "customers.list",
  policy: "policies.list",
  lead: "leads.list",
  application: "offlineApp.list",
  marketplaceApplication: "application.list",
  agent: "agent.list",
  user: "userManage.list",
} as const;

/** A kind of record that the command palette finds. */
export type RecordKind = keyof typeof recordKinds;

/** The fields of records in responses that people can be identified by. */
export const foundRecordFields = {
  name: { label: "Name", sensitive: "name" },
  details: { label: "Details", sensitive: "contact" },
} as const satisfies Fields;

/** Finds people and their records for the command palette. */
export const searchEndpoints = {
  "search.records": call({
    method: "POST",
    path: "/Search",
    access: "session",
    summary:
      "Finds customers, policies, leads, offline and Marketplace applications, agents and users, up to 5 of each kind. Only kinds whose list the caller has access to, and only rows that the caller can see.",
    fields: foundRecordFields,
    changesNothing: true,
  }),
};
