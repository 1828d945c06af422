import { type SQL, sql } from "drizzle-orm";

/** Append-only tables. The server's role can read them, and insert into those of the audit. */
export const insertOnlyTables = ["audit", "audit_seals", "row_history"] as const;

/**
 * Grants the server's role what it needs: to read and write rows, but only insert into append-only tables. Triggers
 * write the history with their owner's privileges. Granted again after every migration, in one statement, so that
 * running instances never lose access.
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
