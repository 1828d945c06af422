import { call, featureEndpoints, lookup, rowFields } from "@portico/endpoints";
import { contactTypes, roles } from "../../roles.ts";

const path = "/UserManage";
const access = "securityadmin";
/** Calls that change rights or security. */
const guarded = { access, needsOwnPassword: true } as const;

const userFields = {
  ...rowFields,
  name: { label: "Name", sensitive: "name", sortable: true },
  userName: { label: "Login", sensitive: "contact", sortable: true },
  type: { label: "Type", sortable: true },
  email: { label: "Email", sensitive: "contact", sortable: true },
  contactId: { label: "Contact ID" },
  agentId: { label: "Agent ID", format: "id" },
  enable: { label: "Enabled", format: "yesNo", sortable: true },
  phone: { label: "Phone", format: "phone", sensitive: "contact" },
  createdDate: { label: "Created", format: "dateTime", sortable: true },
  roles: { label: "Roles" },
  claims: { label: "Claims" },
  org: { label: "ORG", sortable: true },
  secondFactors: { label: "Second factors" },
  mustChangePassword: { label: "Must change the password", format: "yesNo", onRequest: true },
  hasOwnPassword: { label: "Chose their own password", format: "yesNo", onRequest: true },
  lastSignIn: { label: "Last sign-in", format: "dateTime", onRequest: true },
  failedSignIns: { label: "Failed sign-ins since then", format: "number", onRequest: true },
  lastFailedSignIn: { label: "Last failed sign-in", format: "dateTime", onRequest: true },
  sessions: { label: "Open sessions", format: "number", onRequest: true },
} as const;

/** The calls with which security administrators manage users. */
export const userManageEndpoints = {
  // Before `detail`, whose path also matches these.
  "userManage.roles": lookup({
    path: `${path}/Roles`,
    access,
    summary: "The roles that users can have.",
    fields: { name: { label: "Role" } },
    filters: {},
  }),
  "userManage.claims": lookup({
    path: `${path}/Claims`,
    access,
    summary: "The preset claims.",
    fields: { name: { label: "Claim" } },
    filters: {},
  }),
  "userManage.templates": lookup({
    path: `${path}/Templates`,
    access,
    summary: "The role templates: roles and claims to start a new user with.",
    fields: {
      name: { label: "Template" },
      roles: { label: "Roles" },
      claims: { label: "Claims" },
    },
    filters: {},
  }),
  ...featureEndpoints("userManage", {
    path,
    access,
    summary: "Users with their roles, claims and contact.",
    noun: { one: "user", other: "users" },
    fields: userFields,
    filters: {
      name: { kind: "text" },
      userName: { kind: "text" },
      email: { kind: "text" },
      type: { kind: "choice", values: contactTypes },
      enable: { kind: "yesNo" },
      roles: { kind: "choice", values: roles, isListItem: true },
      org: { kind: "text" },
    },
    searchable: ["name", "userName", "email", "phone"],
    sort: "name",
    calls: ["detail"],
  }),
  "userManage.update": call({
    ...guarded,
    method: "PUT",
    path: `${path}/:id`,
    summary:
      "Updates whether a user is enabled, and their organization, roles and claims. Signs the user out if they lose a right.",
    isVersioned: true,
  }),
  "userManage.link": call({
    ...guarded,
    method: "POST",
    path: `${path}/:id/link/:contactId`,
    summary: "Links a user to a contact, in place of the current one. Signs the user out.",
    isVersioned: true,
  }),
  "userManage.endSessions": call({
    ...guarded,
    method: "DELETE",
    path: `${path}/:id/sessions`,
    summary: "Signs a user out everywhere.",
  }),
  "userManage.removeSecondFactors": call({
    ...guarded,
    method: "DELETE",
    path: `${path}/:id/two-factor`,
    summary: "Removes a user's second factors if they lost them. Signs the user out.",
    isVersioned: true,
  }),
  "userManage.visibility": call({
    method: "GET",
    path: `${path}/visibility/:id`,
    access,
    summary:
      "Returns the visibility of a contact: the agents and areas whose rows they can see besides their own.",
  }),
  "userManage.setVisibility": call({
    ...guarded,
    method: "PUT",
    path: `${path}/visibility/:id`,
    summary:
      "Replaces the visibility of a contact. Takes effect with their next request. Callers can't change their own visibility.",
    isVersioned: true,
  }),
};
