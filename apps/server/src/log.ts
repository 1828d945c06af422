import { DrizzleQueryError } from "drizzle-orm/errors";
import { type Logger, pino } from "pino";

/** Where log lines are written. */
type Destination = { write(line: string): void };

/**
 * Creates the server's log: one JSON object per line.
 * @param level the lowest level that is written to `destination`
 * @param destination standard output by default
 * @param store also gets all lines of the level `info` and above, whatever `level` is
 */
export function createLog(
  level: string,
  destination: Destination = pino.destination(1),
  store?: Destination,
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  if (!store) return pino(options, destination);
  const streams = pino.multistream([
    { level, stream: destination },
    { level: "info", stream: store },
  ]);
  return pino({ ...options, level: isVerbose(level) ? level : "info" }, streams);
}

function isVerbose(level: string): boolean {
  return level === "debug" || level === "trace";
}

/** A logged error, without values that users may have sent. */
interface ErrorDescription {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
  /** The statement with placeholders. */
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
    // Database errors quote values, and Drizzle's wrapper quotes all of them.
    ...(!isQuery && !isFromDatabase(code) && { message: error.message }),
    ...(isQuery && { query: error.query }),
    at: (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line)),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** PostgreSQL's error codes have five characters, Node's are words. */
function isFromDatabase(code: string | undefined): boolean {
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code);
}
