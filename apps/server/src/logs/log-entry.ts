import { type LogCategory, type LogLevel, logCategories } from "@portico/contract";
import { isUuid } from "../db/is-uuid.ts";
import { tryParseJson } from "../json/try-parse-json.ts";

/** A log entry to be stored. */
export interface LogEntry {
  /** ISO. */
  readonly date: string;
  readonly level: LogLevel;
  readonly category: LogCategory;
  readonly message: string;
  readonly userId: string | undefined;
  readonly fields: Fields;
}

type Fields = Readonly<Record<string, unknown>>;

const maxMessageLength = 2_000;
const maxTextLength = 200;
const maxQueryLength = 4_000;
const maxFrames = 10;
/** The properties of log lines that are stored. None may contain personal data or tokens. */
const allowedFields = [
  "call",
  "count",
  "format",
  "isOver",
  "jobId",
  "kind",
  "list",
  "messageId",
  "ms",
  "policies",
  "queue",
  "requestId",
  "result",
  "rowCount",
  "status",
] as const;

/** Whether a line of the log is stored: warnings and above, and lines with a category. */
export function isStored(line: string): boolean {
  return /^\{"level":[456]0,/.test(line) || line.includes('"category":"');
}

/** The entry of a line. Undefined if the line is not JSON. */
export function toLogEntry(line: string): LogEntry | undefined {
  const parsed = tryParseJson(line);
  if (!isObject(parsed)) return undefined;
  const { level, time, msg, userId, category, err } = parsed;
  return {
    date: String(time),
    level: levelOf(Number(level)),
    category: logCategories.find((known) => known === category) ?? "system",
    message: messageOf(msg, err),
    userId: typeof userId === "string" && isUuid(userId) ? userId : undefined,
    fields: {
      ...Object.fromEntries(
        allowedFields.flatMap((name) => (isValue(parsed[name]) ? [[name, shorten(parsed[name])]] : [])),
      ),
      ...(isObject(err) && { err: errorFields(err) }),
    },
  };
}

function levelOf(level: number): LogLevel {
  if (level >= 60) return "Fatal";
  if (level >= 50) return "Error";
  return level >= 40 ? "Warning" : "Info";
}

/** Without a message, the logger uses that of the error, which may contain values. */
function messageOf(message: unknown, error: unknown): string {
  const text = typeof message === "string" ? message : "";
  const isOfError = isObject(error) && text !== "" && error.message === text;
  return shorten(isOfError ? String(error.type) : text, maxMessageLength);
}

/** What an error was and where, without its message, which may contain values. */
function errorFields({ type, code, query, at, cause }: Fields): Fields {
  return {
    type: shorten(String(type)),
    ...(typeof code === "string" && { code: shorten(code) }),
    ...(typeof query === "string" && { query: shorten(query, maxQueryLength) }),
    ...(Array.isArray(at) && { at: at.slice(0, maxFrames).map((frame) => shorten(String(frame).trim())) }),
    ...(isObject(cause) && { cause: errorFields(cause) }),
  };
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isValue(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function shorten<Value extends string | number | boolean>(value: Value, most?: number): Value;
function shorten(value: string | number | boolean, most = maxTextLength): string | number | boolean {
  // PostgreSQL stores no NUL and no half of a surrogate pair.
  return typeof value === "string" ? value.slice(0, most).replaceAll("\0", "").toWellFormed() : value;
}
