import type { CallEndpoint, Endpoint, ListEndpoint, LookupEndpoint } from "@portico/endpoints";
import type { ScreenClient } from "./screen-client.ts";

type Finds = Pick<ScreenClient, "find">;

/** Returns a loaded list, or undefined if there is none with this id. */
export function findList(client: Finds, id: string): ListEndpoint | undefined {
  const endpoint = client.find(id);
  return endpoint?.kind === "list" ? endpoint : undefined;
}

/** Returns a loaded lookup, or undefined if there is none with this id. */
export function findLookup(client: Finds, id: string): LookupEndpoint | undefined {
  const endpoint = client.find(id);
  return endpoint?.kind === "lookup" ? endpoint : undefined;
}

/** Returns a loaded endpoint that is neither a list nor a lookup, or undefined if there is none with this id. */
export function findCall(client: Finds, id: string): CallEndpoint | undefined {
  const endpoint = client.find(id);
  return endpoint?.kind === "call" ? endpoint : undefined;
}

/**
 * Returns a loaded list.
 * @throws Error if it isn't loaded
 */
export function listOf(client: Finds, id: string): ListEndpoint {
  return loaded(findList(client, id), id);
}

/**
 * Returns a loaded endpoint.
 * @throws Error if it isn't loaded
 */
export function endpointOf(client: Finds, id: string): Endpoint {
  return loaded(client.find(id), id);
}

function loaded<Found>(found: Found | undefined, id: string): Found {
  if (!found) throw new Error(`\`${id}\` is not loaded.`);
  return found;
}
