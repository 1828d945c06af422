import type { PGlite } from "@electric-sql/pglite";
import { codeOf, databaseStopped } from "./database-errors.ts";

/** The embedded database has stopped; a new process recovers everything that was committed. */
export class DatabaseStoppedError extends Error {
  override name = "DatabaseStoppedError";
  readonly code = databaseStopped;
}

/**
 * Watches an embedded database for an error that ends it, such as a full disk under its log. PostgreSQL would restart
 * its processes then; PGlite runs within this one, and its next statement would never return and block everything
 * else. From such an error on every statement fails at once, and nothing reaches the database any more.
 * @returns the error that ended it, when there is one
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
      // What PostgreSQL refuses comes back as a message; only a broken program throws.
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
