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
  400: "Malformed: the request cannot be read.",
  401: "No session, or it has ended.",
  403: "The role or claim that this needs is lacking.",
  404: "Not there, or not visible to you.",
  405: "The path is known, the method is not.",
  406: "Not to be had in the form that `accept` asks for.",
  409: "In conflict with what is there: an illegal move, a duplicate, or rows that others are changing.",
  412: "Stale: somebody else changed it since it was read.",
  413: "Too large.",
  415: "Of the wrong type.",
  422: "Read, but not valid; `errors` says why, field by field.",
  429: "Too many attempts, or too many exports at once; `retry-after` says when to try again.",
  500: "A fault of the server; it is logged.",
  503: "The database is away, or a table of it is locked; `retry-after` says when to come back.",
  507: "A disk of the server is full; nothing was saved.",
} as const;
/** A status that is not a success. */
export type ErrorStatus = keyof typeof errorStatuses;
