import type { CallId, EndpointId, ListId, LookupId } from "@portico/contract";
import type { EndpointOutline } from "./endpoint-outline.ts";
import { endpointOutlines } from "./endpoint-outlines.ts";

/** Whether there is a list of that id. */
export function isListId(id: string): id is ListId {
  return outlineOf(id)?.kind === "list";
}

/** Whether there is a lookup of that id. */
export function isLookupId(id: string): id is LookupId {
  return outlineOf(id)?.kind === "lookup";
}

/** Whether there is a call of that id that is no list and no lookup. */
export function isCallId(id: string): id is CallId {
  return outlineOf(id)?.kind === "call";
}

/** What is known of any endpoint of that id before its screen is opened; undefined where there is none. */
export function outlineOf(id: EndpointId): EndpointOutline;
export function outlineOf(id: string): EndpointOutline | undefined;
export function outlineOf(id: string): EndpointOutline | undefined {
  return Object.hasOwn(endpointOutlines, id) ? endpointOutlines[id] : undefined;
}
