import type { PGlite } from "@electric-sql/pglite";
import { codeOf, databaseStopped } from "./database-errors.ts";

/** The embedded database has stopped. A new process recovers all committed data. */
export class DatabaseStoppedError extends Error {
  override name = "DatabaseStoppedError";
  readonly code = databaseStopped;
}

/**
 * Watches an embedded database for fatal errors, such as a full disk while writing its log. PostgreSQL would restart
 * its processes, but PGlite runs in this process, and its next statement would block forever. After a fatal error
 * every statement fails immediately without reaching the database.
 * @returns a promise that resolves with the fatal error
 */
export function stopOnPanic(client: PGlite): Promise<DatabaseStoppedError> {
  const stopped = Promise.withResolvers<DatabaseStoppedError>();
  let because: DatabaseStoppedError | undefined;
  const run = client.execProtocolRawSync.bind(client);
  const stop = (error: unknown) => {
    because ??= new DatabaseStoppedError(
      "The embedded database stopped. All saved data is safe. Start the server again.",
      { cause: error },
    );
    stopped.resolve(because);
    return because;
  };
  const watched = <Arguments extends unknown[], Result>(work: (...given: Arguments) => Promise<Result>) => {
    return async (...given: Arguments): Promise<Result> => {
      try {
        return await work(...given);
      } catch (error) {
        throw endsDatabase(error) ? stop(error) : error;
      }
    };
  };
  client.execProtocolRawSync = (message) => {
    if (because) throw because;
    try {
      return run(message);
    } catch (error) {
      // PostgreSQL's own errors arrive as messages. Only a crash throws.
      throw stop(error);
    }
  };
  client.execProtocol = watched(client.execProtocol.bind(client));
  client.execProtocolStream = watched(client.execProtocolStream.bind(client));
  return stopped.promise;
}

function endsDatabase(error: unknown): boolean {
  if (!(error instanceof Error) || codeOf(error) === "") return false;
  return "severity" in error && (error.severity === "PANIC" || error.severity === "FATAL");
}
