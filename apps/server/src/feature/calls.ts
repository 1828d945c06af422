import { type EndpointId, endpoints, type ListId } from "@portico/contract";
import type { AnyHandler } from "../http/handler.ts";

/** What the ids of a feature's calls begin with: `lostPolicy` of `lostPolicy.list`. */
export type PrefixOf<Id extends ListId> = Id extends `${infer Prefix}.list` ? Prefix : never;

/** Those calls of the contract that have one of these names under a prefix. */
export type CallsOf<Prefix extends string, Name extends string> = Extract<EndpointId, `${Prefix}.${Name}`>;

/** What the ids of a feature's calls begin with. */
export function prefixOf(id: ListId): string {
  return id.replace(/\.list$/, "");
}

/** Whether the contract has calls that change many rows of a list at once. */
export function hasBulkCallsOf(id: ListId): boolean {
  return ["setStatuses", "assign"].some((name) => Object.hasOwn(endpoints, `${prefixOf(id)}.${name}`));
}

/** The handlers under the ids they have with this prefix; those whose call the contract does not have are left out. */
export function handlersOfContract(
  prefix: string,
  handlers: Readonly<Record<string, AnyHandler>>,
): Record<string, AnyHandler> {
  const named = Object.entries(handlers).map(([name, handler]) => [`${prefix}.${name}`, handler] as const);
  return Object.fromEntries(named.filter(([id]) => Object.hasOwn(endpoints, id)));
}
