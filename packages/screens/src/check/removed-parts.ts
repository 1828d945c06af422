import type { ListScreen } from "../list-screen.ts";
import { references } from "../references/references.ts";
import type { CheckedRegistry } from "./checked.ts";
import { CheckedContract } from "./checked-contract.ts";
import { expectedInstead } from "./names.ts";
import { ProblemList, type ScreenProblem } from "./problem-list.ts";
import { type CheckOptions, parseScreen, readScreen } from "./read-screen.ts";

/** A document without the parts that the contract no longer has, and what was removed. */
export interface WithoutRemovedParts {
  readonly document: unknown;
  /** The path of each in the original document, and what it was. */
  readonly dropped: readonly ScreenProblem[];
}

/**
 * Removes the parts of a document that the contract no longer has and the screen can do without: those whose names are
 * marked with `drop` in the language. If the result is still invalid, returns the original document, so that problems
 * refer to the document that users know. It never throws.
 */
export function withoutRemovedParts(
  document: unknown,
  registry: CheckedRegistry,
  options?: CheckOptions,
): WithoutRemovedParts {
  const asItIs: WithoutRemovedParts = { document, dropped: [] };
  const parsed = parseScreen(document, registry);
  if (!parsed || !registry.contract.isListId(parsed.endpoints.list)) return asItIs;
  const { requires: _, ...screen } = parsed;
  const removed = removedFrom(screen, new CheckedContract(registry.contract));
  const rest = without(screen, "", new Set(removed.map(({ path }) => path)));
  return removed.length === 0 || !readScreen(rest, registry, options).screen
    ? asItIs
    : { document: rest, dropped: removed };
}

/** The parts to leave out, each by the first of its names that no longer exists. */
function removedFrom(screen: ListScreen, contract: CheckedContract): readonly ScreenProblem[] {
  const removed = new ProblemList();
  for (const reference of references(screen)) {
    const { drop, name } = reference;
    const isReported = removed.found.some(({ path }) => path === drop);
    if (drop !== undefined && !isReported && expectedInstead(reference, screen, contract))
      removed.add(drop, `\`${name}\` no longer exists, so it's left out.`, name);
  }
  return removed.found;
}

/** A value without what is at these paths. */
function without(value: unknown, path: string, gone: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => {
      const at = `${path}[${index}]`;
      return gone.has(at) ? [] : [without(one, at, gone)];
    });
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, one]) => {
    const at = path === "" ? key : `${path}.${key}`;
    return gone.has(at) ? [] : [[key, without(one, at, gone)] as const];
  });
  return Object.fromEntries(entries);
}
