import { readFile } from "node:fs/promises";
import pg from "pg";
import { inject } from "vitest";

/** A database with two roles, created with the statements in docs/running.md. */
export interface TwoRoles {
  /** The URLs of the same database. */
  readonly owner: string;
  readonly server: string;
  readonly superuser: string;
  readonly ownerRole: string;
  readonly serverRole: string;
}

/** Runs the statements of the section "Database roles" with another name. */
export async function documentedRoles(name: string): Promise<TwoRoles> {
  const text = await readFile(new URL("../../../docs/running.md", import.meta.url), "utf8");
  const section = text.split("## Database roles")[1]?.split("\n## ")[0] ?? "";
  const [roles, schema] = [...section.matchAll(/```sql\n([^`]*)```/g)].map(([, sql = ""]) =>
    sql.replaceAll("portico", name),
  );
  if (roles === undefined || schema === undefined)
    throw new Error("docs/running.md has no SQL for database roles.");
  // Run one by one, since a database can't be created within a batch.
  for (const statement of roles.split(";")) await run("postgres", statement);
  await run(name, schema);
  const at = (role: string) => Object.assign(new URL(address(name)), { username: role }).href;
  const [ownerRole, serverRole] = [`${name}_owner`, `${name}_server`];
  return { owner: at(ownerRole), server: at(serverRole), superuser: address(name), ownerRole, serverRole };
}

async function run(database: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address(database) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function address(database: string): string {
  return `${inject("postgresServer")}${database}`;
}
