import { allLists } from "./all-lists.ts";
import { handlersOf } from "./feature/collect.ts";
import { features } from "./features/index.ts";
import type { Handlers } from "./http/handler.ts";
import type { Services } from "./services/services.ts";

/** A handler for every endpoint of the contract: one that is missing does not compile. */
export function allHandlers(services: Services) {
  return handlersOf(features, allLists, services) satisfies Handlers;
}
