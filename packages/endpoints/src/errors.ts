/** The body of every response that is not a success. */
export interface ErrorBody {
  /** What happened and how to fix it, for users. */
  message: string;
  /** The errors of each field, by its name. */
  errors?: Record<string, string[]>;
  /** With a 412: the version that was sent is not the current one. */
  stale?: {
    sentVersion: number;
    currentVersion: number;
    /** The current row, as its own call returns it. */
    current?: unknown;
  };
}

/** The statuses of responses, and what they mean. */
export const errorStatuses = {
  400: "The request is malformed.",
  401: "The session is missing or has ended.",
  403: "A required role or claim is missing.",
  404: "The resource doesn't exist or isn't visible to the caller.",
  405: "The path doesn't support this method.",
  406: "The format in `accept` isn't available.",
  409: "The request conflicts with the current state: a transition that isn't allowed, a duplicate, or rows that someone else is changing.",
  412: "The version is outdated: someone else changed the resource.",
  413: "The request is too large.",
  415: "The body has the wrong content type.",
  422: "The request is invalid. `errors` lists the errors of each field.",
  429: "Too many attempts or concurrent exports. Retry after `retry-after`.",
  500: "Something went wrong on the server. It was logged.",
  503: "The database is unavailable or locked. Retry after `retry-after`.",
  507: "The server's disk is full. Nothing was saved.",
} as const;
/** A status that is not a success. */
export type ErrorStatus = keyof typeof errorStatuses;
