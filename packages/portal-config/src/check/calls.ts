import {
  type CallEndpoint,
  type Endpoint,
  type EndpointId,
  endpoints,
  type Fields,
  isCallId,
} from "@portico/contract";
import { type CallSchemas, callSchemas, schemasOf } from "@portico/contract/schemas";
import { type EntryField, entryFields } from "@portico/endpoints/schemas";
import * as z from "zod";
import type { ProblemList } from "./problem-list.ts";

const contract: Readonly<Record<string, Endpoint>> = endpoints;

/** The endpoint of an id, or undefined if the contract has none. */
export function endpointOf(id: string): Endpoint | undefined {
  return Object.hasOwn(contract, id) ? contract[id] : undefined;
}

/** The ids of all endpoints that match. */
export function idsOf(fits: (id: string, endpoint: Endpoint) => boolean): string[] {
  return Object.entries(contract).flatMap(([id, endpoint]) => (fits(id, endpoint) ? [id] : []));
}

/** Whether a call is suitable for a purpose. */
export type CallFits = (id: string, call: CallEndpoint) => boolean;

/**
 * Checks that a call exists and is suitable for its purpose.
 * @param expected what it has to be, as "a call that …"
 * @returns whether it is suitable
 */
export function expectCall(
  path: string,
  id: string,
  expected: string,
  fits: CallFits,
  problems: ProblemList,
): boolean {
  const isFit = (name: string, endpoint: Endpoint | undefined) =>
    endpoint?.kind === "call" && fits(name, endpoint);
  if (isFit(id, endpointOf(id))) return true;
  problems.unknown(path, id, expected, idsOf(isFit));
  return false;
}

/** The parameters of a path. */
export function parametersOf(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].flatMap(([, name]) => name ?? []);
}

/** Whether a call is about one row: its path has `:id`, and no parameter that the page's path lacks. */
export function takesRow(endpoint: Pick<Endpoint, "path">, ofPage: readonly string[] = []): boolean {
  const parameters = missingPathParameters(endpoint, ofPage);
  return parameters.length === 1 && parameters[0] === "id";
}

/** The parameters of a call's path that the page's path lacks; `:id` is always the row's. */
export function missingPathParameters({ path }: Pick<Endpoint, "path">, ofPage: readonly string[]): string[] {
  return parametersOf(path).filter((name) => name === "id" || !ofPage.includes(name));
}

/** The keys that a call takes besides its path, each with whether it is required. */
export type Keys = ReadonlyMap<string, { readonly isRequired: boolean }>;

/** The keys of a call's body or query; none if it has none. */
export function keysOf(id: string, part: "body" | "query"): Keys {
  if (!isCallId(id)) return new Map();
  const schemas: CallSchemas = callSchemas[id];
  const schema = schemas[part];
  // A body that is a list has no keys.
  const shape: z.ZodRawShape = schema instanceof z.ZodObject ? schema.shape : {};
  return new Map(
    Object.entries(shape).map(([key, schema]) => [
      key,
      { isRequired: !z.safeParse(schema, undefined).success },
    ]),
  );
}

/** The keys of a call's body or query that a user can enter, dotted: `contact.firstName`. */
export function entriesOf(id: string, part: "body" | "query"): ReadonlyMap<string, EntryField> {
  const schemas: CallSchemas | undefined = isCallId(id) ? callSchemas[id] : undefined;
  return entryFields(schemas?.[part] ?? z.object({}));
}

/** Whether a call changes several rows at once, named by `listIds` or `selection`. */
export function isBulk(id: string): boolean {
  const keys = keysOf(id, "body");
  return keys.has("listIds") && keys.has("selection");
}

/** Whether a call requires only these keys, besides the keys that select the rows of a bulk call. */
export function requiresOnly(id: string, known: readonly string[]): boolean {
  return [...keysOf(id, "body"), ...keysOf(id, "query")].every(
    ([key, { isRequired }]) => !isRequired || known.includes(key),
  );
}

/** The fields of the row that a call returns by id; undefined for any other call. */
export function rowFieldsOf(id: string): Fields | undefined {
  const endpoint = endpointOf(id);
  if (endpoint?.kind !== "call" || endpoint.method !== "GET" || !takesRow(endpoint)) return undefined;
  return isHistory(endpoint) ? undefined : endpoint.fields;
}

const historyFields = ["status", "createdBy", "createdDate", "endDate", "comment"];

/** Whether a call returns the status history of one row. */
export function isHistory({ method, fields, ...endpoint }: Omit<CallEndpoint, "kind">): boolean {
  const has = (name: string) => fields !== undefined && Object.hasOwn(fields, name);
  return method === "GET" && parametersOf(endpoint.path).join() === "id" && historyFields.every(has);
}

/** The schema at a dotted path of an endpoint's response; undefined if it doesn't exist. */
export function responseSchemaAt(id: string, path: string): z.core.$ZodType | undefined {
  if (!isEndpointId(id)) return undefined;
  let at: z.core.$ZodType | undefined = schemasOf(id).answer;
  for (const step of path.split(".")) {
    const object: z.core.$ZodType | undefined = at && unwrapped(at);
    if (!(object instanceof z.ZodObject) || !Object.hasOwn(object.shape, step)) return undefined;
    at = object.shape[step];
  }
  return at && unwrapped(at);
}

/** The dotted paths of an endpoint's response whose schemas match, up to two levels deep. */
export function responsePaths(id: string, fits: (schema: z.core.$ZodType) => boolean): string[] {
  if (!isEndpointId(id)) return [];
  return pathsIn(schemasOf(id).answer, 2).filter((path) => {
    const schema = responseSchemaAt(id, path);
    return schema !== undefined && fits(schema);
  });
}

function pathsIn(schema: z.core.$ZodType, depth: number): string[] {
  const object = unwrapped(schema);
  if (!(object instanceof z.ZodObject) || depth === 0) return [];
  return Object.entries(object.shape).flatMap(([key, inner]) => [
    key,
    ...pathsIn(inner, depth - 1).map((rest) => `${key}.${rest}`),
  ]);
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrapped(schema.unwrap())
    : schema;
}

function isEndpointId(id: string): id is EndpointId {
  return Object.hasOwn(contract, id);
}
