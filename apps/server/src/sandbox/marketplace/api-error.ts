/** An error of the Marketplace API (its public description lists the codes). */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: string;
  readonly status: 400 | 401 | 404 | 429;

  constructor(code: keyof typeof errors, message?: string, status: 400 | 401 | 404 | 429 = 400) {
    super(message ?? errors[code]);
    this.code = code;
    this.status = status;
  }
}

const errors = {
  "1001": "county is not valid",
  "1002": "state is not valid",
  "1003": "invalid input",
  "1004": "issuer is not valid",
  "1006": "plan is not valid",
  "1011": "rating is not valid",
  "1013": "provider is not valid",
  "1014": "drug is not valid",
  "1017": "rate area is not valid",
} as const;

/** The error for a state with an exchange of its own. */
export function notFederalState(): ApiError {
  return new ApiError("1002", "state is not a valid marketplace state");
}
