import type { Handlers } from "../http/handler.ts";
import type { Services } from "../services.ts";
import { configurationHandlers } from "./configuration.ts";
import { identityHandlers } from "./identity.ts";
import { lookupHandlers } from "./lookups.ts";
import { policyHandlers } from "./policies/index.ts";

/** A handler for every endpoint of the contract: one that is missing does not compile. */
export function allHandlers(services: Services) {
  return {
    ...identityHandlers(services),
    ...configurationHandlers(),
    ...lookupHandlers(services),
    ...policyHandlers(services),
  } satisfies Handlers;
}
