import { ConfigError, readConfig } from "./config.ts";
import { FolderInUseError } from "./db/folder-lock.ts";
import { demoAccounts, demoPassword } from "./demo/accounts.ts";
import { type RunningServer, startServer } from "./server.ts";

try {
  const server = await startServer(readConfig(process.env));
  stopOnSignals(server);
  announce(server);
} catch (error) {
  const words = plainWords(error);
  if (words === undefined) throw error;
  console.error(words);
  process.exitCode = 1;
}

function announce({ url, hasDemoAccounts }: RunningServer): void {
  console.log(`Portico is ready on ${url}`);
  if (!hasDemoAccounts) return;
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const lines = demoAccounts.map(({ email, description }) => `  ${email.padEnd(width)}  ${description}`);
  console.log(`Demo accounts, all with the password ${demoPassword}:\n${lines.join("\n")}`);
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

/** What a person who starts the server can mend; undefined for the rest. */
function plainWords(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    return `${error.message}: another process has this port. Stop it, or choose another by PORT.`;
  }
  return undefined;
}
