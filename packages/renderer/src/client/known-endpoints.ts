import type {
  CallEndpoint,
  CallId,
  Endpoint,
  EndpointId,
  ListEndpoint,
  ListId,
  LookupEndpoint,
  LookupId,
} from "@portico/contract";

/** The endpoints that were loaded so far, by id. */
const loadedEndpoints = new Map<string, Endpoint>();

/** Registers endpoints that a page has loaded. */
export function addEndpoints(endpoints: Readonly<Record<string, Endpoint>>): void {
  for (const [id, endpoint] of Object.entries(endpoints)) loadedEndpoints.set(id, endpoint);
}

/** Whether a list endpoint with this id is loaded. */
export function isListId(id: string): id is ListId {
  return loadedEndpoints.get(id)?.kind === "list";
}

/** Whether a lookup endpoint with this id is loaded. */
export function isLookupId(id: string): id is LookupId {
  return loadedEndpoints.get(id)?.kind === "lookup";
}

/** Whether another endpoint with this id is loaded, which is neither a list nor a lookup. */
export function isCallId(id: string): id is CallId {
  return loadedEndpoints.get(id)?.kind === "call";
}

/** Returns a loaded endpoint, or undefined if it isn't loaded. */
export function findEndpoint(id: string): Endpoint | undefined {
  return loadedEndpoints.get(id);
}

/**
 * Returns a loaded endpoint.
 * @throws Error if the endpoint isn't loaded
 */
export function endpointOf(id: ListId): ListEndpoint;
export function endpointOf(id: LookupId): LookupEndpoint;
export function endpointOf(id: CallId): CallEndpoint;
export function endpointOf(id: EndpointId): Endpoint;
export function endpointOf(id: EndpointId): Endpoint {
  const endpoint = loadedEndpoints.get(id);
  if (!endpoint) throw new Error(`\`${id}\` is not loaded.`);
  return endpoint;
}
