import { features } from "./all-features.ts";
import { allLists } from "./all-lists.ts";
import { handlersOf, jobHandlersOf } from "./feature/combine-features.ts";
import type { Handlers } from "./http/handler.ts";
import type { JobHandler } from "./jobs/job-kind.ts";
import type { Services } from "./services/services.ts";

/** A handler for every endpoint of the contract. A missing handler is a compile error. */
export function allHandlers(services: Services) {
  return handlersOf(features, allLists, services) satisfies Handlers;
}

/** The handlers of background jobs, declared by features. */
export function allJobHandlers(services: Services): readonly JobHandler[] {
  return jobHandlersOf(features, allLists, services);
}
