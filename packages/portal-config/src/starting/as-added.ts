import { addedPath, atAddedPath } from "../added-path.ts";
import { parametersOf } from "../check/calls.ts";
import { ProblemList, type ScreenProblem } from "../check/problem-list.ts";
import { checkScreen } from "../check/read-screen.ts";
import type { ListScreen } from "../list-screen.ts";
import { partAt, without } from "./without.ts";

/** A screen turned into one that can be added, and what had to go. */
export interface AsAdded {
  readonly screen: ListScreen;
  /** Where each stood in the screen as it was, and why it had to go. */
  readonly dropped: readonly ScreenProblem[];
}

/**
 * Turns any screen that can be shown into one that can be added: with an added screen's addresses, and without the
 * parts and calls that only a screen in a file may have, nor what serves nothing once these are gone.
 * @param screenId the id of the new one; the screen's own unless said
 */
export function asAdded(screen: ListScreen, screenId: string = screen.id): AsAdded {
  const dropped = new ProblemList();
  for (const name of parametersOf(screen.path))
    dropped.add("path", `\`:${name}\` is no part of \`${addedPath(screenId)}\`; all rows are shown.`, name);
  const moved = atAddedPath(screen, screenId);
  return { screen: takenApart(moved, new Set(), dropped), dropped: dropped.found };
}

/** Takes out what is wrong until nothing is; `out` holds the paths of what is out, as they were in `screen`. */
function takenApart(screen: ListScreen, out: ReadonlySet<string>, dropped: ProblemList): ListScreen {
  const rest = without(screen, out);
  const parts = checkScreen(rest, { isAdded: true }).flatMap(({ path, message, found }) => {
    const part = partAt(path, screen, out);
    return part === undefined ? [] : [{ part, text: message.slice(path.length + 2), found }];
  });
  const more = new Set([...out, ...parts.map(({ part }) => part)]);
  if (more.size === out.size) return rest;
  for (const { part, text, found } of parts.filter((one, at) => isFirst(one, at, parts)))
    dropped.add(part, text, found);
  return takenApart(screen, more, dropped);
}

function isFirst<One extends { part: string }>(one: One, at: number, all: readonly One[]): boolean {
  return all.findIndex(({ part }) => part === one.part) === at;
}
