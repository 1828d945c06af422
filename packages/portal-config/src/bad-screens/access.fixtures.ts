import { type BadScreen, bad, badAction, badColumn } from "./bad-screen.fixtures.ts";

/** Invalid access. */
export const access: readonly BadScreen[] = [
  bad(
    "access that does not parse",
    { access: "agent||admin" },
    { path: "access", found: "agent||admin", nearest: "agent|admin", allowed: "administrator" },
  ),
  bad(
    "a sign that no claim has",
    { access: "view!Policy" },
    { path: "access", found: "view!Policy", nearest: "view.Policy", allowed: "agent" },
  ),
  bad(
    "a role that is a slip",
    { access: "agnet view.Policy" },
    { path: "access", found: "agnet", nearest: "agent", allowed: "administrator" },
  ),
  bad(
    "a screen for people whom its list refuses",
    { access: "agent" },
    { path: "endpoints.list", found: "policyNonPaid.list" },
  ),
  badColumn(
    "a column's access that does not parse",
    { field: "month", access: "a|" },
    { path: ".access", found: "a|", nearest: "a", allowed: "view.Policy" },
  ),
  badAction(
    "an action for people whom its call refuses",
    { kind: "assign", endpoint: "policyNonPaid.assign" },
    { path: ".endpoint", found: "policyNonPaid.assign" },
  ),
];
