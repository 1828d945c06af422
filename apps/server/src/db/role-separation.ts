import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "./database.ts";
import { insertOnlyRelations } from "./role-grants.ts";

const separation = z.object({
  role: z.string(),
  is_superuser: z.boolean(),
  creates_roles: z.boolean(),
  owns: z.boolean(),
  owns_schema: z.boolean(),
  changes: z.boolean(),
});

/** The current database role. */
export async function roleOf(database: Database): Promise<string> {
  const [row] = await rowsOf(database, sql`select current_user::text as role`);
  return z.object({ role: z.string() }).parse(row).role;
}

/**
 * Why the server's role could change or delete audit rows, as text. Undefined if it can't. Checks the session's role,
 * since a session can always reset to it.
 */
export async function roleWarning(database: Database): Promise<string | undefined> {
  const [row] = await rowsOf(
    database,
    sql`select session_user::text as role, rolsuper as is_superuser, rolcreaterole as creates_roles,
      bool_or(pg_has_role(session_user, relowner, 'MEMBER')) as owns,
      bool_or(pg_has_role(session_user, nspowner, 'MEMBER')) as owns_schema,
      bool_or(has_table_privilege(session_user, pg_class.oid, 'UPDATE, DELETE, TRUNCATE, TRIGGER')) as changes
    from pg_roles, pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where rolname = session_user and nspname = 'public'
      and pg_class.oid in (${insertOnlyRelations})
    group by rolname, rolsuper, rolcreaterole`,
  );
  const found = separation.parse(row);
  const reason = reasonOf(found);
  return reason === undefined
    ? undefined
    : `The server runs with a single database role: "${found.role}" ${reason}, so anyone who gains access to it can change the audit log. Use two roles, as described in docs/running.md under "Database roles".`;
}

function reasonOf(found: z.infer<typeof separation>): string | undefined {
  if (found.is_superuser) return "is a superuser";
  if (found.owns) return "owns the audit's tables, or is a member of the role that does";
  if (found.owns_schema) return "owns the database or the schema with the audit";
  if (found.creates_roles) return "can create roles and grant them to itself";
  if (found.changes) return "can change rows of the audit";
  return undefined;
}
