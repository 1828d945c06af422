import { createPartitions } from "../../apps/server/src/db/partitions.ts";
import { openPostgres } from "../../apps/server/src/db/postgres.ts";

/** Creates the monthly partitions that a server creates if it starts this many days ago. */
export async function createPartitionsSince(databaseUrl: string, days: number): Promise<void> {
  const { database, close } = openPostgres(databaseUrl, () => {});
  await createPartitions(database, new Date(Date.now() - days * 24 * 60 * 60_000));
  await close();
}
