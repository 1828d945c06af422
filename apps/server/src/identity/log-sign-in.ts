import type { Logger } from "pino";

/**
 * Logs a sign-in, or a step of one.
 * @param result as in the audit: "signed in", "refused: wrong password"
 */
export function logSignIn(log: Logger, result: string, userId: string | undefined): void {
  const isRefused = result.startsWith("refused");
  log.info({ category: "sign-in", userId, result }, isRefused ? "Sign-in refused" : "Sign-in");
}
