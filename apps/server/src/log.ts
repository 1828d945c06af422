import { type Logger, pino } from "pino";

/** The server's log: JSON, one line a happening. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
