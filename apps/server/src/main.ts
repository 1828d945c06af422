import { setTimeout as wait } from "node:timers/promises";
import { readConfig } from "./config.ts";
import { type RunningServer, startServer } from "./server.ts";
import { startupErrorMessage } from "./startup-error-message.ts";
import { startupMessage } from "./startup-message.ts";

// Only the owner can read files that this process creates: the embedded database contains keys and personal data.
process.umask(0o077);

/** Milliseconds that current requests get to finish. */
const drainTime = 2_000;

try {
  const server = await startServer(readConfig(process.env));
  stopOnSignals(server);
  void server.failed?.then((error) => stopAfterFault(server, error));
  console.log(startupMessage(server));
  if (server.roleWarning !== undefined) console.warn(`Warning: ${server.roleWarning}`);
} catch (error) {
  const words = startupErrorMessage(error);
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

/** Gives current requests a moment, then exits, so that a supervisor restarts the process. */
async function stopAfterFault(server: RunningServer, error: Error): Promise<void> {
  console.error(startupErrorMessage(error) ?? error);
  await Promise.race([server.stop(), wait(drainTime)]).catch((fault: unknown) => console.error(fault));
  process.exit(1);
}
