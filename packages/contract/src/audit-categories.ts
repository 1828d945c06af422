/** The categories of audit events: what was done, or what it was done to. */
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
  "policy",
  "note",
  "upload",
] as const;
/** One of them. */
export type AuditCategory = (typeof auditCategories)[number];
