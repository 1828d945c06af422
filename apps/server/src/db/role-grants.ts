import { type SQL, sql } from "drizzle-orm";

/** Append-only tables. The server's role can read them, and insert into those of the audit. */
export const insertOnlyTables = ["audit", "audit_seals", "row_history"] as const;

/** Whether a table is append-only. */
export function isInsertOnly(table: string): boolean {
  return insertOnlyTables.some((name) => name === table);
}

const insertOnlyOids = `array[${insertOnlyTables.map((table) => `'public.${table}'`).join(", ")}]::regclass[]`;

/** The `oid` of the append-only tables and of their partitions. */
export const insertOnlyRelations: SQL = sql.raw(`select unnest(${insertOnlyOids})::oid
  union all select inhrelid from pg_inherits where inhparent = any (${insertOnlyOids})`);

/**
 * Grants the server's role what it needs: to read and write rows, but only insert into append-only tables, and nothing
 * on their partitions, which it uses through their parent. Triggers write the history with their owner's privileges.
 * Granted again after every migration, in one statement, so that running instances never lose access.
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
    ${revokeOnPartitions(role)};
    commit`;
}

/** A loop in the database, because statements that are sent together can't depend on each other's rows. */
function revokeOnPartitions(role: string): SQL {
  return sql.raw(`do $do$ declare partition regclass; begin
    for partition in select inhrelid from pg_inherits where inhparent = any (${insertOnlyOids}) loop
      execute format('revoke all on %s from %I', partition, '${role.replaceAll("'", "''")}');
    end loop;
  end $do$`);
}
