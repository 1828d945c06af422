import { isDatabaseUnavailable } from "../db/database-errors.ts";
import { startupErrorMessage } from "../startup-error-message.ts";

const databaseUnavailable =
  "Can't connect to the database in DATABASE_URL. Check the URL and that the database is running.";

/** Runs a shell command. Its result is the exit code. Errors that the user can fix are printed as one line. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  // Like the server: only the owner can read files that a command creates.
  process.umask(0o077);
  try {
    process.exitCode = await command();
  } catch (error) {
    const words = isDatabaseUnavailable(error) ? databaseUnavailable : startupErrorMessage(error);
    if (words === undefined) throw error;
    console.error(words);
    process.exitCode = 1;
  }
}
