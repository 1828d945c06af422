import { type Endpoint, type EndpointId, endpoints, type ListId } from "@portico/contract";
import type { AnyHandler } from "../http/handler.ts";

/** What the ids of a feature's calls begin with: `lostPolicy` of `lostPolicy.list`. */
export type PrefixOf<Id extends ListId> = Id extends `${infer Prefix}.list` ? Prefix : never;

/** Those calls of the contract that have one of these names under a prefix. */
export type CallsOf<Prefix extends string, Name extends string> = Extract<EndpointId, `${Prefix}.${Name}`>;

/** What the ids of a feature's calls begin with. */
export function prefixOf(id: ListId): string {
  return id.replace(/\.list$/, "");
}

/** A call of a list's feature, by its name; undefined where the contract does not have it. */
export function callOf(id: ListId, name: string): Endpoint | undefined {
  const known: Readonly<Partial<Record<string, Endpoint>>> = endpoints satisfies Record<EndpointId, Endpoint>;
  return known[`${prefixOf(id)}.${name}`];
}

/** Whether the contract has calls that change many rows of a list at once. */
export function hasBulkCallsOf(id: ListId): boolean {
  return ["setStatuses", "assign"].some((name) => callOf(id, name) !== undefined);
}

/** The handlers under the ids they have with this prefix; those whose call the contract does not have are left out. */
export function handlersOfContract(
  prefix: string,
  handlers: Readonly<Record<string, AnyHandler>>,
): Record<string, AnyHandler> {
  const named = Object.entries(handlers).map(([name, handler]) => [`${prefix}.${name}`, handler] as const);
  return Object.fromEntries(named.filter(([id]) => Object.hasOwn(endpoints, id)));
}
