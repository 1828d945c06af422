import { type Endpoint, type EndpointId, endpoints, type ListId } from "@portico/contract";
import type { AnyHandler } from "../http/handler.ts";

/** The prefix of a feature's endpoint IDs: `lostPolicy` of `lostPolicy.list`. */
export type PrefixOf<Id extends ListId> = Id extends `${infer Prefix}.list` ? Prefix : never;

/** The contract's calls with a prefix and one of these names. */
export type ContractCalls<Prefix extends string, Name extends string> = Extract<
  EndpointId,
  `${Prefix}.${Name}`
>;

/** The prefix of a feature's endpoint IDs. */
export function prefixOf(id: ListId): string {
  return id.replace(/\.list$/, "");
}

/** The endpoint with a list's prefix and this name. Undefined if the contract does not have it. */
export function callOf(id: ListId, name: string): Endpoint | undefined {
  const known: Readonly<Partial<Record<string, Endpoint>>> = endpoints satisfies Record<EndpointId, Endpoint>;
  return known[`${prefixOf(id)}.${name}`];
}

/** Whether the contract has bulk calls for a list, which has those of `work` or not. */
export function hasBulkCallsOf(id: ListId, { hasWork }: { readonly hasWork: boolean }): boolean {
  const names = ["removeMany", ...(hasWork ? ["setStatuses", "assign"] : [])];
  return names.some((name) => callOf(id, name) !== undefined);
}

/** Leaves out the handlers of calls that the contract does not have. */
export function pickContractCalls(
  prefix: string,
  handlers: Readonly<Record<string, AnyHandler>>,
): Record<string, AnyHandler> {
  const named = Object.entries(handlers).map(([name, handler]) => [`${prefix}.${name}`, handler] as const);
  return Object.fromEntries(named.filter(([id]) => Object.hasOwn(endpoints, id)));
}
