import type { ErrorBody } from "@portico/contract";
import type { Context } from "hono";
import type { Logger } from "pino";
import {
  isDatabaseAway,
  isDiskFull,
  isHeldByOthers,
  isTableHeld,
  isValueOutOfRange,
} from "../db/database-errors.ts";
import { diskFullMessage, Failure } from "../errors/failure.ts";
import { fieldErrorsOf, limitErrors, maxReportedErrors } from "./field-errors.ts";
import { sendJson } from "./send-json.ts";

/** After so many seconds a caller may try again when the database was away, or others held the rows. */
const retryAfter = "5";

/** Turns whatever was thrown into an answer. What is no `Failure` is logged, and nothing of it reaches the caller. */
export function sendError(context: Context, error: unknown, requestId: string, log: Logger): Response {
  if (error instanceof Failure) {
    const { message, details } = error;
    const reported = error.errors && limitErrors(fieldErrorsOf(error.errors));
    const unreported = (reported?.total ?? 0) - maxReportedErrors;
    const body: ErrorBody = {
      message: unreported > 0 ? `${message} (${unreported} more errors are not listed.)` : message,
      ...(reported && { errors: reported.errors }),
      ...(details.stale && { stale: details.stale }),
    };
    if (details.retryAfter !== undefined) context.header("retry-after", String(details.retryAfter));
    return sendJson(context, body, error.status);
  }
  const isRead = ["GET", "HEAD"].includes(context.req.method);
  if (isTableHeld(error) || (isRead && isHeldByOthers(error))) {
    log.warn({ requestId, err: error }, "a table was locked for too long");
    context.header("retry-after", retryAfter);
    return sendJson(
      context,
      { message: "This data is locked by other work, such as maintenance. Try again in a few seconds." },
      503,
    );
  }
  if (isHeldByOthers(error)) {
    log.warn({ requestId, err: error }, "others held the rows for too long");
    context.header("retry-after", retryAfter);
    return sendJson(
      context,
      { message: "Others are changing some of the same rows. Nothing was changed: try again in a moment." },
      409,
    );
  }
  if (isDiskFull(error)) {
    log.error({ requestId, err: error }, "a disk is full; make room on it");
    return sendJson(context, { message: diskFullMessage }, 507);
  }
  if (isDatabaseAway(error)) {
    log.warn({ requestId, err: error }, "the database is away");
    context.header("retry-after", retryAfter);
    return sendJson(
      context,
      { message: "The database is away or out of time. Try again in a few seconds." },
      503,
    );
  }
  if (isValueOutOfRange(error)) {
    log.warn({ requestId, err: error }, "a value is out of range");
    return sendJson(
      context,
      { message: "A value is out of range: no row can hold it. Check days and numbers." },
      422,
    );
  }
  log.error({ requestId, err: error }, "a request failed");
  return sendJson(
    context,
    {
      message: `The server made a mistake, and has logged it. If it happens again, report number ${requestId}.`,
    },
    500,
  );
}
