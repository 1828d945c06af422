import type { Endpoint, ListEndpoint } from "../endpoint.ts";
import { configurationEndpoints } from "./configuration.ts";
import { identityEndpoints } from "./identity.ts";
import { lookupEndpoints } from "./lookups.ts";
import { policyEndpoints } from "./policies.ts";

/** Every call there is, by id. Routes, the OpenAPI document and the portal's client are built from it. */
export const endpoints = {
  ...identityEndpoints,
  ...configurationEndpoints,
  ...lookupEndpoints,
  ...policyEndpoints,
} satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointId = keyof Endpoints;

type IdOfKind<Kind extends Endpoint["kind"]> = {
  [Id in EndpointId]: Endpoints[Id]["kind"] extends Kind ? Id : never;
}[EndpointId];

export type ListId = IdOfKind<"list">;
export type LookupId = IdOfKind<"lookup">;
export type CallId = IdOfKind<"call">;

/** The names of an endpoint's fields. */
export type FieldOf<Id extends EndpointId> = Endpoints[Id] extends { fields: infer F }
  ? Extract<keyof F, string>
  : never;
/** The names of a list's or lookup's filters. */
export type FilterOf<Id extends EndpointId> = Endpoints[Id] extends { filters: infer Q }
  ? Extract<keyof Q, string>
  : never;

/** The endpoint of that id, or undefined where there is none. */
export function findEndpoint(id: string): Endpoint | undefined {
  return Object.hasOwn(endpoints, id) ? endpoints[id as EndpointId] : undefined;
}

/** The list of that id, or undefined where there is none. */
export function findList(id: string): ListEndpoint | undefined {
  const endpoint = findEndpoint(id);
  return endpoint?.kind === "list" ? endpoint : undefined;
}
