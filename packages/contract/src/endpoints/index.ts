import type { Endpoint } from "../endpoint.ts";
import { configurationEndpoints } from "./configuration.ts";
import { contactEndpoints } from "./contacts.ts";
import { generalConfigEndpoints } from "./general-config.ts";
import { identityEndpoints } from "./identity.ts";
import { jobEndpoints } from "./jobs.ts";
import { lookupEndpoints } from "./lookups.ts";
import { lostPolicyEndpoints } from "./lost-policy.ts";
import { noteEndpoints } from "./notes.ts";
import { policyEndpoints } from "./policies.ts";
import { policyNonPaidEndpoints } from "./policy-non-paid.ts";
import { preferenceEndpoints } from "./preferences.ts";
import { screenEndpoints } from "./screens.ts";
import { selectionEndpoints } from "./selections.ts";
import { sessionEndpoints } from "./session.ts";
import { uploadPolicyEndpoints } from "./upload-policies.ts";
import { userEndpoints } from "./user.ts";
import { userManageEndpoints } from "./user-manage.ts";

/** Every call there is, by id. Routes, the OpenAPI document and the portal's client are built from it. */
export const endpoints = {
  ...identityEndpoints,
  ...sessionEndpoints,
  ...userEndpoints,
  ...userManageEndpoints,
  ...contactEndpoints,
  ...configurationEndpoints,
  ...generalConfigEndpoints,
  ...screenEndpoints,
  ...jobEndpoints,
  ...lookupEndpoints,
  ...policyEndpoints,
  ...policyNonPaidEndpoints,
  ...lostPolicyEndpoints,
  ...noteEndpoints,
  ...selectionEndpoints,
  ...preferenceEndpoints,
  ...uploadPolicyEndpoints,
} satisfies Record<string, Endpoint>;

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
/** The id of a call that is neither. */
export type CallId = IdOfKind<"call">;

/** The names of an endpoint's fields. */
export type FieldOf<Id extends EndpointId> = Extract<keyof NonNullable<Endpoints[Id]["fields"]>, string>;
/** The names of a list's or lookup's filters. */
export type FilterOf<Id extends EndpointId> = Endpoints[Id] extends { filters: infer Q }
  ? Extract<keyof Q, string>
  : never;

/** Whether there is a list of that id. */
export function isListId(id: string): id is ListId {
  return isOfKind(id, "list");
}

/** Whether there is a call of that id that is no list and no lookup. */
export function isCallId(id: string): id is CallId {
  return isOfKind(id, "call");
}

/** Whether there is a lookup of that id. */
export function isLookupId(id: string): id is LookupId {
  return isOfKind(id, "lookup");
}

function isOfKind(id: string, kind: Endpoint["kind"]): boolean {
  return Object.hasOwn(endpoints, id) && endpoints[id as EndpointId].kind === kind;
}
