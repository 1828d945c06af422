import type { LimitedAction } from "./action-limits.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/** Public endpoints, with the action they count as. */
export const limitedCalls: Readonly<Record<string, LimitedAction>> = {
  "identity.login": "sign-in",
  "identity.secondFactor": "second-factor",
  "identity.sendSecondFactor": "send",
  "identity.forgot": "forgot",
  "identity.reset": "reset",
  "identity.setup": "setup",
  "quote.counties": "quote",
  "quote.estimate": "quote",
  "quote.plans": "quote",
  "quote.plan": "quote",
  "quote.drugs": "quote",
  "quote.doctors": "quote",
  "quote.lead": "quote-lead",
  "quote.openLink": "quote-link",
  "quote.saveRecord": "quote-link",
};

/**
 * Counts a call against its address before the request is read. Its handler counts the account.
 * @returns a function that throws Failure 429 after too many attempts
 */
export function createAttemptCounter(limits: Pick<RateLimiter, "count">) {
  return async (endpointId: string, address: string): Promise<void> => {
    const tried = Object.hasOwn(limitedCalls, endpointId) ? limitedCalls[endpointId] : undefined;
    if (tried) await limits.count(tried, { address });
  };
}
