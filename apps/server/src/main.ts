import { setTimeout as wait } from "node:timers/promises";
import { announcementOf } from "./announce.ts";
import { ConfigError, readConfig } from "./config.ts";
import { isDiskFull } from "./db/database-errors.ts";
import { FolderInUseError } from "./db/folder-lock.ts";
import { MigrationRoleError } from "./db/migrate-postgres.ts";
import { type RunningServer, startServer } from "./server.ts";
import { NoRoomError } from "./storage/disk-room.ts";
import { OpenToOthersError } from "./storage/restrict-to-owner.ts";

// What this process creates, its owner alone can read: the embedded database holds keys and personal data.
process.umask(0o077);

/** In milliseconds. */
const momentToAnswer = 2_000;

try {
  const server = await startServer(readConfig(process.env));
  stopOnSignals(server);
  void server.failed?.then((error) => stopAfterFault(server, error));
  console.log(announcementOf(server));
  if (server.roleWarning !== undefined) console.warn(`Warning: ${server.roleWarning}`);
} catch (error) {
  const words = plainWords(error);
  if (words === undefined) throw error;
  console.error(words);
  process.exitCode = 1;
}

function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error("Stopping failed:", error);
          process.exit(1);
        },
      );
    });
  }
}

/** What is being answered gets a moment; then the process ends, so that whoever watches over it starts it again. */
async function stopAfterFault(server: RunningServer, error: Error): Promise<void> {
  console.error(plainWords(error) ?? error);
  await Promise.race([server.stop(), wait(momentToAnswer)]).catch((fault: unknown) => console.error(fault));
  process.exit(1);
}

/** What a person who starts the server can mend; undefined for the rest. */
function plainWords(error: unknown): string | undefined {
  if (isDiskFull(error)) return diskFullWords(error);
  const isPlain = [ConfigError, FolderInUseError, MigrationRoleError, OpenToOthersError].some(
    (kind) => error instanceof kind,
  );
  if (error instanceof Error && isPlain) return error.message;
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  switch (error.code) {
    case "EADDRINUSE":
      return `${error.message}: another process has this port. Stop it, or choose another by PORT.`;
    case "EADDRNOTAVAIL":
      return `${error.message}: this machine does not have the address in HOST. Use one of its own, or 0.0.0.0 for all.`;
    case "ENOTFOUND":
      return `${error.message}: the name in HOST resolves to no address. Check its spelling, or use an address.`;
    default:
      return undefined;
  }
}

/** Whether it was found out before anything was written or by a write that failed. */
function diskFullWords(error: unknown): string {
  const words = error instanceof NoRoomError ? error.message : "The disk is full.";
  return `${words} Nothing that was saved is lost. Make room on the disk, then start Portico again.`;
}
