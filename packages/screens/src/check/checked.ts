import type { ListEndpoint } from "@portico/endpoints";
import type { ContractWithSchemas } from "@portico/endpoints/schemas";
import type { ListScreen } from "../list-screen.ts";
import type { ScreenRegistry } from "../screen-registry.ts";
import type { CheckedContract } from "./checked-contract.ts";
import type { ProblemList } from "./problem-list.ts";

/** The registry of an app, with the schemas that a check needs. */
export type CheckedRegistry = ScreenRegistry<ContractWithSchemas>;

/** The input of every part of the check: the screen, and its list if the contract has it. */
export interface Checked {
  readonly screen: ListScreen;
  readonly list: ListEndpoint | undefined;
  /** Whether the screen is published already. @default false */
  readonly isPublished?: boolean;
  readonly registry: CheckedRegistry;
  readonly contract: CheckedContract;
  readonly problems: ProblemList;
}

/** A value with its path in the document. */
export type WithPath<Value> = readonly [path: string, value: Value];

/** The entries of a list, each with its path. */
export function withPaths<Value>(path: string, values: readonly Value[] | undefined): WithPath<Value>[] {
  return (values ?? []).map((value, index) => [`${path}[${index}]`, value]);
}
