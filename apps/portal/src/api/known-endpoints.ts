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
import { shellEndpoints } from "./generated/shell-endpoints.ts";

/** The endpoints loaded so far, by id. */
const known = new Map(Object.entries(shellEndpoints));

/** Makes endpoints known, which a page brings along. */
export function addEndpoints(endpoints: Readonly<Record<string, Endpoint>>): void {
  for (const [id, endpoint] of Object.entries(endpoints)) known.set(id, endpoint);
}

/** Whether a list of that id is known. */
export function isListId(id: string): id is ListId {
  return known.get(id)?.kind === "list";
}

/** Whether a lookup of that id is known. */
export function isLookupId(id: string): id is LookupId {
  return known.get(id)?.kind === "lookup";
}

/** Whether a call of that id that is no list and no lookup is known. */
export function isCallId(id: string): id is CallId {
  return known.get(id)?.kind === "call";
}

/** The endpoint of that id; undefined where none is known. */
export function findEndpoint(id: string): Endpoint | undefined {
  return known.get(id);
}

/**
 * The endpoint of that id.
 * @throws Error where it is not known
 */
export function endpointOf(id: ListId): ListEndpoint;
export function endpointOf(id: LookupId): LookupEndpoint;
export function endpointOf(id: CallId): CallEndpoint;
export function endpointOf(id: EndpointId): Endpoint;
export function endpointOf(id: EndpointId): Endpoint {
  const endpoint = known.get(id);
  if (!endpoint) throw new Error(`The endpoint \`${id}\` is not loaded.`);
  return endpoint;
}
