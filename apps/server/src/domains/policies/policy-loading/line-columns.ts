/** The columns of a line that belong to one term of its policy. */
export const termColumns = [
  "plan_name",
  "number_of_members",
  "termination_date",
  "paid_through_date",
  "premium",
  "member_responsibility",
] as const;

/** The columns of a line that belong to its policy whatever the term. The two parts of a name belong together. */
export const nameColumns = ["first_name", "last_name"] as const;

/** The other columns of a line that belong to its policy whatever the term. */
export const policyColumns = [
  "dob",
  "broker_effective_date",
  "broker_termination_date",
  "address",
  "city",
  "county",
  "state",
  "zip_code",
  "email",
  "phone",
  "aor",
  "exchange_id",
  "agent_id",
] as const;

/** The columns of a line by which a policy is completed, and which policies themselves don't have. */
export const referenceColumns = ["application_id", "agent_npn"] as const;

/** All columns of a line's values. */
export const lineColumns = [
  "effective_date",
  ...nameColumns,
  ...referenceColumns,
  ...policyColumns,
  ...termColumns,
  "status_id",
  "status_is_stated",
] as const;
