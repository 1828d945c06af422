import { configurationHandlers } from "./features/configuration.ts";
import { contactHandlers } from "./features/contacts/index.ts";
import { frameTokenHandlers } from "./features/frame-token.ts";
import { generalConfigHandlers } from "./features/general-config/index.ts";
import { identityHandlers } from "./features/identity.ts";
import { jobHandlers } from "./features/jobs.ts";
import { lookupHandlers } from "./features/lookups.ts";
import { policyHandlers } from "./features/policies/index.ts";
import { sessionHandlers } from "./features/session.ts";
import { photoHandlers } from "./features/user/photo.ts";
import { secondFactorHandlers } from "./features/user/second-factors.ts";
import type { Handlers } from "./http/handler.ts";
import type { Services } from "./services.ts";

/** A handler for every endpoint of the contract: one that is missing does not compile. */
export function allHandlers(services: Services) {
  return {
    ...identityHandlers(services),
    ...sessionHandlers(services),
    ...configurationHandlers(services),
    ...generalConfigHandlers(services),
    ...jobHandlers(services),
    ...frameTokenHandlers(services),
    ...contactHandlers(services),
    ...lookupHandlers(services),
    ...policyHandlers(services),
    ...photoHandlers(services),
    ...secondFactorHandlers(services),
  } satisfies Handlers;
}
