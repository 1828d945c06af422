import { ConfigError } from "../config.ts";
import { FolderInUseError } from "../db/folder-lock.ts";

/** Runs a command of the shell; its result is the exit code. What its user can fix is said in one line. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  // As the server does: what a command creates, its owner alone can read.
  process.umask(0o077);
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof FolderInUseError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
