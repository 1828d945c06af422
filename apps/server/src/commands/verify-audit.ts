import { verifyAudit } from "../audit/seals/verify.ts";
import { readConfig } from "../config.ts";
import { ConfigError } from "../config-error.ts";
import { lockFolder } from "../db/folder-lock.ts";
import { openFolder } from "../db/pglite.ts";
import { openPostgres } from "../db/postgres.ts";
import { runCommand } from "./run-command.ts";

/** Compares the audit with its daily seals. Arguments such as `2026-11-20=<hash>` are seals stored elsewhere. */
await runCommand(async () => {
  const known = Object.fromEntries(process.argv.slice(2).map(readSeal));
  const { databaseUrl, dataDir } = readConfig(process.env);
  const unlock = databaseUrl === undefined ? lockFolder(dataDir) : () => {};
  const opened = databaseUrl === undefined ? await openFolder(dataDir) : openPostgres(databaseUrl, () => {});
  try {
    const { days, rows, last, problems } = await verifyAudit(opened.database, known);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) return 1;
    console.log(
      `Verified ${days} sealed days with ${rows} audit rows. Nothing was altered, deleted or inserted.`,
    );
    if (last) console.log(`Newest seal, to store elsewhere: ${last.day}=${last.hash}`);
    return 0;
  } finally {
    await opened.close();
    unlock();
  }
});

function readSeal(argument: string): [string, string] {
  const [, day, hash] = /^(\d{4}-\d{2}-\d{2})=([0-9a-f]{64})$/.exec(argument) ?? [];
  if (day !== undefined && hash !== undefined) return [day, hash];
  throw new ConfigError(`"${argument}" is not a seal. Use the format 2026-11-20=<64 hexadecimal digits>.`);
}
