import { type SQL, sql } from "drizzle-orm";

/** Tables whose rows are kept as they were written; the server's role may read them, and add to those of the audit. */
export const insertOnlyTables = ["audit", "audit_seals", "row_history"] as const;

/**
 * What the owner of the tables lets the server's role do: read and write rows, and only add rows to the insert-only
 * tables; triggers write the history with their owner's rights. Granted again after every migration, in one step, so that
 * running instances lose nothing meanwhile.
 */
export function roleGrants(role: string): SQL {
  const to = sql.identifier(role);
  const insertOnly = sql.join(
    insertOnlyTables.map((table) => sql`public.${sql.identifier(table)}`),
    sql`, `,
  );
  return sql`begin;
    revoke create on schema public from public;
    revoke all on all tables in schema public from ${to};
    grant usage on schema public, drizzle to ${to};
    grant select on all tables in schema drizzle to ${to};
    grant select, insert, update, delete on all tables in schema public to ${to};
    grant usage, select on all sequences in schema public to ${to};
    revoke update, delete on ${insertOnly} from ${to};
    revoke insert on public.row_history from ${to};
    commit`;
}
