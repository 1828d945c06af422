import { configurationHandlers } from "./features/configuration.ts";
import { identityHandlers } from "./features/identity.ts";
import { lookupHandlers } from "./features/lookups.ts";
import { policyHandlers } from "./features/policies/index.ts";
import type { Handlers } from "./http/handler.ts";
import type { Services } from "./services.ts";

/** A handler for every endpoint of the contract: one that is missing does not compile. */
export function allHandlers(services: Services) {
  return {
    ...identityHandlers(services),
    ...configurationHandlers(),
    ...lookupHandlers(services),
    ...policyHandlers(services),
  } satisfies Handlers;
}
