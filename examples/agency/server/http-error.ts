import type { ErrorBody } from "@portico/endpoints";

/** An error response. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}
