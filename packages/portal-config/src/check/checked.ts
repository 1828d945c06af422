import type { ListEndpoint } from "@portico/contract";
import type { ListScreen } from "../list-screen.ts";
import type { ProblemList } from "./problem-list.ts";

/** The input of every part of the check: the screen, and its list if the contract has it. */
export interface Checked {
  readonly screen: ListScreen;
  readonly list: ListEndpoint | undefined;
  /** Whether the screen is published already. @default false */
  readonly isPublished?: boolean;
  readonly problems: ProblemList;
}

/** A value with its path in the document. */
export type WithPath<Value> = readonly [path: string, value: Value];

/** The entries of a list, each with its path. */
export function withPaths<Value>(path: string, values: readonly Value[] | undefined): WithPath<Value>[] {
  return (values ?? []).map((value, index) => [`${path}[${index}]`, value]);
}
