import type { Endpoint } from "@portico/endpoints";
import { endpoints } from "./features/index.ts";

export { endpoints };

/** The contract as a type. */
export type Endpoints = typeof endpoints;
/** The id of any call. */
export type EndpointId = keyof Endpoints;

type IdOfKind<Kind extends Endpoint["kind"]> = {
  [Id in EndpointId]: Endpoints[Id]["kind"] extends Kind ? Id : never;
}[EndpointId];

/** The id of a list. */
export type ListId = IdOfKind<"list">;
/** The id of a lookup. */
export type LookupId = IdOfKind<"lookup">;
/** The id of a call that is neither a list nor a lookup. */
export type CallId = IdOfKind<"call">;

/** The names of an endpoint's fields. */
export type FieldOf<Id extends EndpointId> = Extract<keyof NonNullable<Endpoints[Id]["fields"]>, string>;
/** The names of a list's or lookup's filters. */
export type FilterOf<Id extends EndpointId> = Endpoints[Id] extends { filters: infer Q }
  ? Extract<keyof Q, string>
  : never;

/** Whether there is a list with this id. */
export function isListId(id: string): id is ListId {
  return isOfKind(id, "list");
}

/** Whether there is a call with this id that is neither a list nor a lookup. */
export function isCallId(id: string): id is CallId {
  return isOfKind(id, "call");
}

/** Whether there is a lookup with this id. */
export function isLookupId(id: string): id is LookupId {
  return isOfKind(id, "lookup");
}

function isOfKind(id: string, kind: Endpoint["kind"]): boolean {
  return Object.hasOwn(endpoints, id) && endpoints[id as EndpointId].kind === kind;
}
