import { Failure } from "./failure.ts";

/** The response after too many attempts, with the time to wait. */
export function tooManyAttempts(milliseconds: number): Failure {
  return new Failure(429, tooManyAttemptsText(milliseconds), undefined, {
    retryAfter: Math.ceil(milliseconds / 1000),
  });
}

/** What the caller reads after too many attempts. */
export function tooManyAttemptsText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const wait =
    seconds < 120
      ? `${seconds} ${seconds === 1 ? "second" : "seconds"}`
      : `${Math.ceil(seconds / 60)} minutes`;
  return `Too many attempts. Try again in ${wait}.`;
}
