import type { LimitedAction } from "./action-limits.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/** The calls that anyone may make, with the budget that their address pays from. */
export const limitedCalls: Readonly<Record<string, LimitedAction>> = {
  "identity.login": "sign-in",
  "identity.secondFactor": "second-factor",
  "identity.sendSecondFactor": "send",
  "identity.forgot": "forgot",
  "identity.reset": "reset",
  "identity.setup": "setup",
};

/**
 * Counts a call against its address before anything of it is read; its handler counts the account.
 * @returns what throws a Failure 429 where there were too many
 */
export function createAttemptCounter(limits: Pick<RateLimiter, "count">) {
  return async (endpointId: string, address: string): Promise<void> => {
    const tried = Object.hasOwn(limitedCalls, endpointId) ? limitedCalls[endpointId] : undefined;
    if (tried) await limits.count(tried, { address });
  };
}
