import { readConfig } from "../config.ts";
import { migrateAsOwner } from "../db/migrate-postgres.ts";
import { openPostgres, preparingConnection } from "../db/postgres.ts";
import { roleOf } from "../db/role-separation.ts";
import { runCommand } from "./run-command.ts";

/** Migrates as the role of MIGRATION_DATABASE_URL, and grants the role of DATABASE_URL what the server needs. */
await runCommand(async () => {
  const { databaseUrl, migrationDatabaseUrl } = readConfig(process.env);
  if (databaseUrl === undefined || migrationDatabaseUrl === undefined) {
    console.error(
      "Set DATABASE_URL to the server's database URL, and MIGRATION_DATABASE_URL to the same database with the role that owns it.",
    );
    return 1;
  }
  const onLost = (error: Error) => console.error("The connection was lost:", error.message);
  const server = openPostgres(databaseUrl, onLost);
  try {
    const role = await roleOf(server.database);
    await migrateAsOwner(preparingConnection(migrationDatabaseUrl, onLost), role);
    console.log(`The database is up to date, and "${role}" can use it.`);
    const warning = await server.roleWarning();
    if (warning !== undefined) console.warn(`Warning: ${warning}`);
    return 0;
  } finally {
    await server.close();
  }
});
