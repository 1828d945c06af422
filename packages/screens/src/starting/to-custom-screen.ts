import { parametersOf } from "../check/calls.ts";
import type { CheckedRegistry } from "../check/checked.ts";
import { ProblemList, type ScreenProblem } from "../check/problem-list.ts";
import { checkScreen } from "../check/read-screen.ts";
import { atCustomScreenPath, customScreensOf } from "../custom-screen-path.ts";
import type { ListScreen } from "../list-screen.ts";
import { partAt, without } from "./without.ts";

/** A screen converted to a custom screen, and what was removed. */
export interface ConvertedScreen {
  readonly screen: ListScreen;
  /** The path of each removed part in the original screen, and the reason. */
  readonly dropped: readonly ScreenProblem[];
}

/**
 * Converts any valid screen to a custom screen: changes its paths, and removes parts and calls that only built-in
 * screens may have, and parts that nothing uses after that.
 * @param screenId the id of the new screen. @default the original's
 */
export function toCustomScreen(
  screen: ListScreen,
  registry: CheckedRegistry,
  screenId: string = screen.id,
): ConvertedScreen {
  const dropped = new ProblemList();
  for (const name of parametersOf(screen.path))
    dropped.add(
      "path",
      `\`:${name}\` is not in \`${customScreensOf(registry).path(screenId)}\`, so all rows are shown.`,
      name,
    );
  const moved = atCustomScreenPath(screen, screenId, registry);
  return { screen: removeInvalidParts(moved, new Set(), { registry, dropped }), dropped: dropped.found };
}

/** Removes invalid parts until the screen is valid; `out` has the removed paths, as they were in `screen`. */
function removeInvalidParts(
  screen: ListScreen,
  out: ReadonlySet<string>,
  { registry, dropped }: { registry: CheckedRegistry; dropped: ProblemList },
): ListScreen {
  const rest = without(screen, out);
  const parts = checkScreen(rest, registry, { isCustomScreen: true }).flatMap(({ path, message, found }) => {
    const part = partAt(path, screen, out);
    return part === undefined ? [] : [{ part, text: message.slice(path.length + 2), found }];
  });
  const more = new Set([...out, ...parts.map(({ part }) => part)]);
  if (more.size === out.size) return rest;
  for (const { part, text, found } of parts.filter((one, at) => isFirst(one, at, parts)))
    dropped.add(part, text, found);
  return removeInvalidParts(screen, more, { registry, dropped });
}

function isFirst<One extends { part: string }>(one: One, at: number, all: readonly One[]): boolean {
  return all.findIndex(({ part }) => part === one.part) === at;
}
