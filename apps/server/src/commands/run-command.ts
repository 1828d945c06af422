import { isDatabaseAway } from "../db/database-errors.ts";
import { startupErrorMessage } from "../startup-error-message.ts";

const databaseAway =
  "The database of DATABASE_URL cannot be reached. Check that it runs, and that the address is right.";

/** Runs a command of the shell; its result is the exit code. What its user can fix is said in one line. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  // As the server does: what a command creates, its owner alone can read.
  process.umask(0o077);
  try {
    process.exitCode = await command();
  } catch (error) {
    const words = isDatabaseAway(error) ? databaseAway : startupErrorMessage(error);
    if (words === undefined) throw error;
    console.error(words);
    process.exitCode = 1;
  }
}
