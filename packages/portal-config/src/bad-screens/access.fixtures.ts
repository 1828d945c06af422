import { type BadScreen, bad, badAction, badColumn } from "./bad-screen.fixtures.ts";

/** Invalid access. */
export const access: readonly BadScreen[] = [
  bad(
    "an invalid access requirement",
    { access: "agent||admin" },
    { path: "access", found: "agent||admin", nearest: "agent|admin", allowed: "administrator" },
  ),
  bad(
    "a character that claims can't contain",
    { access: "view!Policy" },
    { path: "access", found: "view!Policy", nearest: "view.Policy", allowed: "agent" },
  ),
  bad(
    "a misspelled role",
    { access: "agnet view.Policy" },
    { path: "access", found: "agnet", nearest: "agent", allowed: "administrator" },
  ),
  bad(
    "a role named as a claim",
    { access: "agent view.Policy|Administrator:true" },
    { path: "access", found: "administrator:true", nearest: "administrator", allowed: "administrator" },
  ),
  bad(
    "a claim with a value",
    { access: "agent view.Policy team.north:yes" },
    { path: "access", found: "team.north:yes", nearest: "team.north", allowed: "view.Policy" },
  ),
  badColumn(
    "a column for a role named as a claim",
    { field: "month", access: "role:securityadmin" },
    { path: ".access", found: "role:securityadmin", nearest: "securityadmin", allowed: "agent" },
  ),
  bad(
    "an audience that can't read its list",
    { access: "agent" },
    { path: "endpoints.list", found: "policyNonPaid.list" },
  ),
  badColumn(
    "an invalid access requirement of a column",
    { field: "month", access: "a|" },
    { path: ".access", found: "a|", nearest: "a", allowed: "view.Policy" },
  ),
  badAction(
    "an action for users who can't make its call",
    { kind: "assign", endpoint: "policyNonPaid.assign" },
    { path: ".endpoint", found: "policyNonPaid.assign" },
  ),
];
