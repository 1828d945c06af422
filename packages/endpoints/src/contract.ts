import type { Endpoint } from "./endpoint.ts";

/** The endpoints of an API, by id: `pets.list`. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

/** The id of any endpoint. */
export type EndpointId<E extends Endpoints> = Extract<keyof E, string>;

type IdOfKind<E extends Endpoints, Kind extends Endpoint["kind"]> = {
  [Id in EndpointId<E>]: Kind extends E[Id]["kind"] ? Id : never;
}[EndpointId<E>];

/** The id of a list. */
export type ListId<E extends Endpoints> = IdOfKind<E, "list">;
/** The id of a lookup. */
export type LookupId<E extends Endpoints> = IdOfKind<E, "lookup">;
/** The id of a call that is neither a list nor a lookup. */
export type CallId<E extends Endpoints> = IdOfKind<E, "call">;

/** The names of an endpoint's fields. */
export type FieldOf<E extends Endpoints, Id extends EndpointId<E>> = Extract<
  keyof NonNullable<E[Id]["fields"]>,
  string
>;
/** The names of a list's or lookup's filters. */
export type FilterOf<E extends Endpoints, Id extends EndpointId<E>> = E[Id] extends { filters: infer Q }
  ? Extract<keyof Q, string>
  : never;

/** The endpoints of any API, and what can be asked about them. */
export interface Contract {
  readonly endpoints: Endpoints;
  /** The endpoint with this id; undefined if there is none. */
  find(id: string): Endpoint | undefined;
  /** Whether there is a list with this id. */
  isListId(id: string): boolean;
  /** Whether there is a lookup with this id. */
  isLookupId(id: string): boolean;
  /** Whether there is a call with this id that is neither a list nor a lookup. */
  isCallId(id: string): boolean;
}

/** The contract of one API, whose ids are known as types. */
export interface ContractOf<E extends Endpoints> extends Contract {
  readonly endpoints: E;
  isListId(id: string): id is ListId<E>;
  isLookupId(id: string): id is LookupId<E>;
  isCallId(id: string): id is CallId<E>;
}

/** The contract of an API with these endpoints. */
export function contractOf<const E extends Endpoints>(endpoints: E): ContractOf<E> {
  const find = (id: string): Endpoint | undefined =>
    Object.hasOwn(endpoints, id) ? endpoints[id] : undefined;
  const isOfKind = (id: string, kind: Endpoint["kind"]) => find(id)?.kind === kind;
  return {
    endpoints,
    find,
    isListId: (id): id is ListId<E> => isOfKind(id, "list"),
    isLookupId: (id): id is LookupId<E> => isOfKind(id, "lookup"),
    isCallId: (id): id is CallId<E> => isOfKind(id, "call"),
  };
}
