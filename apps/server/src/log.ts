import { DrizzleQueryError } from "drizzle-orm/errors";
import { type Logger, pino } from "pino";

/** Where log lines go; standard output unless said. */
type Destination = { write(line: string): void };

/** The server's log: JSON, one line a happening. */
export function createLog(level: string, destination?: Destination): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What the log says of an error: what it takes to find the fault, and no value that a person may have sent. */
interface ErrorDescription {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
  /** The statement, with its places for values empty. */
  readonly query?: string;
  readonly at: readonly string[];
  readonly cause?: ErrorDescription;
}

function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const isQuery = error instanceof DrizzleQueryError;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    // A database quotes the values it refuses, and the wrapper of its error all of them.
    ...(!isQuery && !isFromDatabase(code) && { message: error.message }),
    ...(isQuery && { query: error.query }),
    at: (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line)),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** PostgreSQL's codes have five characters, those of Node are words. */
function isFromDatabase(code: string | undefined): boolean {
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code);
}
