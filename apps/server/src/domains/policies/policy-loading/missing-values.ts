import type { MissingValue } from "@portico/contract/features/policies/incomplete-policies";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** When a line lacks each value that every policy has. `of` is the line's alias. */
const lacks: Readonly<Record<MissingValue, (of: SQL | PgTable) => SQL>> = {
  "Effective date": (of) => sql`${of}.effective_date is null`,
  Name: (of) => sql`${of}.first_name is null and ${of}.last_name is null`,
  State: (of) => sql`${of}.state is null`,
  Agent: (of) => sql`${of}.agent_id is null`,
};

/** What a line lacks, such as "Effective date, Agent". Empty if it has all values of a policy. */
export function missingValues(of: SQL | PgTable): SQL {
  const names = Object.entries(lacks).map(
    ([name, isLacking]) => sql`case when ${isLacking(of)} then ${sql.raw(`'${name}'`)} end`,
  );
  return sql`concat_ws(', ', ${sql.join(names, sql`, `)})`;
}

/** Whether a line lacks any value that every policy has. */
export function isIncomplete(of: SQL): SQL {
  const conditions = Object.values(lacks).map((isLacking) => isLacking(of));
  return sql`(${sql.join(conditions, sql` or `)})`;
}
