import type { ErrorBody } from "@portico/contract";
import type { Context } from "hono";
import type { Logger } from "pino";
import {
  areRowsLocked,
  isDatabaseUnavailable,
  isDiskFull,
  isTableLocked,
  isValueOutOfRange,
} from "../db/database-errors.ts";
import { diskFullMessage, Failure } from "../errors/failure.ts";
import { fieldErrorsOf, limitErrors, maxReportedErrors } from "./field-errors.ts";
import { sendJson } from "./send-json.ts";

/** Seconds after which to retry when the database is unavailable or rows are locked. */
const retryAfter = "5";

/** Converts any error to a response. Errors other than `Failure` are logged, and the client gets no details. */
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
  if (isTableLocked(error) || (isRead && areRowsLocked(error))) {
    log.warn({ requestId, err: error }, "A table was locked for too long");
    context.header("retry-after", retryAfter);
    return sendJson(
      context,
      { message: "This data is locked, for example for maintenance. Try again in a few seconds." },
      503,
    );
  }
  if (areRowsLocked(error)) {
    log.warn({ requestId, err: error }, "Rows were locked for too long");
    context.header("retry-after", retryAfter);
    return sendJson(
      context,
      {
        message:
          "Someone else is changing some of the same rows. Nothing was changed. Try again in a moment.",
      },
      409,
    );
  }
  if (isDiskFull(error)) {
    log.error({ requestId, err: error }, "A disk is full; free up space");
    return sendJson(context, { message: diskFullMessage }, 507);
  }
  if (isDatabaseUnavailable(error)) {
    log.warn({ requestId, err: error }, "The database is unavailable");
    context.header("retry-after", retryAfter);
    return sendJson(
      context,
      { message: "The database is unavailable or timed out. Try again in a few seconds." },
      503,
    );
  }
  if (isValueOutOfRange(error)) {
    log.warn({ requestId, err: error }, "A value is out of range");
    return sendJson(context, { message: "A value is out of range. Check dates and numbers." }, 422);
  }
  log.error({ requestId, err: error }, "Request failed");
  return sendJson(
    context,
    {
      message: `Something went wrong on our end. If this keeps happening, report number ${requestId}.`,
    },
    500,
  );
}
