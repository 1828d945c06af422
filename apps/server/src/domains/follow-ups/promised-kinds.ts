import { type GenericTypeKey, promisingStatuses } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import { genericEntries } from "../../db/schema/index.ts";
import { entryIdOf } from "../../reference/seed.ts";

const types = Object.keys(promisingStatuses) as (keyof typeof promisingStatuses & GenericTypeKey)[];

/** The kinds of follow-ups by the statuses that promise them, as IDs of entries. */
export const promisedKinds: ReadonlyMap<string, string> = new Map(
  types.flatMap((type) =>
    Object.entries(promisingStatuses[type]).map(
      ([code, kind]) => [entryIdOf(type, code), entryIdOf("followUpKind", kind)] as const,
    ),
  ),
);

/** The name of the kind that an entry promises; empty if it is no such status. */
export function promisedKindName(): SQL<string> {
  const kinds = [...promisedKinds].map(([status, kind]) => sql`when ${status}::uuid then ${kind}::uuid`);
  return sql`coalesce((select kind.name from ${genericEntries} kind
    where kind.id = case ${genericEntries}.id ${sql.join(kinds, sql` `)} end), '')`;
}
