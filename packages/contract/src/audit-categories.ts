/** The categories of audit events: the action, or its subject. */
export const auditCategories = [
  "sign-in",
  "sign-out",
  "second-factor",
  "password",
  "registration",
  "export",
  "reveal",
  "read",
  "denied",
  "job",
  "configuration",
  "screen",
  "contact",
  "user",
  "agent",
  "policy",
  "customer",
  "lead",
  "offline-application",
  "time-off",
  "statement",
  "payment",
  "note",
  "upload",
] as const;
/** A category of audit events. */
export type AuditCategory = (typeof auditCategories)[number];
