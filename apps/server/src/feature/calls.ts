import { type Endpoint, type EndpointId, endpoints, type ListId } from "@portico/contract";
import type { AnyHandler } from "../http/handler.ts";

/** The first part of a feature's endpoint ids: `lostPolicy` of `lostPolicy.list`. */
export type PrefixOf<Id extends ListId> = Id extends `${infer Prefix}.list` ? Prefix : never;

/** The calls with these names that the contract has under a prefix. */
export type ContractCalls<Prefix extends string, Name extends string> = Extract<
  EndpointId,
  `${Prefix}.${Name}`
>;

/** The first part of a feature's endpoint ids. */
export function prefixOf(id: ListId): string {
  return id.replace(/\.list$/, "");
}

/** A call of a list's feature, by name; undefined where the contract does not have it. */
export function callOf(id: ListId, name: string): Endpoint | undefined {
  const known: Readonly<Partial<Record<string, Endpoint>>> = endpoints satisfies Record<EndpointId, Endpoint>;
  return known[`${prefixOf(id)}.${name}`];
}

/** Whether the contract has calls that change many rows of a list at once. */
export function hasBulkCallsOf(id: ListId): boolean {
  return ["setStatuses", "assign"].some((name) => callOf(id, name) !== undefined);
}

/** The handlers whose calls the contract has, by endpoint id. */
export function pickContractCalls(
  prefix: string,
  handlers: Readonly<Record<string, AnyHandler>>,
): Record<string, AnyHandler> {
  const named = Object.entries(handlers).map(([name, handler]) => [`${prefix}.${name}`, handler] as const);
  return Object.fromEntries(named.filter(([id]) => Object.hasOwn(endpoints, id)));
}
