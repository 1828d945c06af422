import * as core from "@portico/endpoints";
import { endpoints } from "./features/index.ts";

export { endpoints };

/** The contract as a type. */
export type Endpoints = typeof endpoints;
/** The id of any endpoint. */
export type EndpointId = core.EndpointId<Endpoints>;
/** The id of a list. */
export type ListId = core.ListId<Endpoints>;
/** The id of a lookup. */
export type LookupId = core.LookupId<Endpoints>;
/** The id of a call that is neither a list nor a lookup. */
export type CallId = core.CallId<Endpoints>;

/** The names of an endpoint's fields. */
export type FieldOf<Id extends EndpointId> = core.FieldOf<Endpoints, Id>;
/** The names of a list's or lookup's filters. */
export type FilterOf<Id extends EndpointId> = core.FilterOf<Endpoints, Id>;

/** Portico's contract without schemas. */
export const contract = core.contractOf(endpoints);

export const { isListId, isLookupId, isCallId } = contract;
