import type { AnswerOf } from "@portico/contract/schemas";
import type { ListScreen } from "@portico/portal-config";
import { callsOf, readScreen, withoutVanished } from "@portico/portal-config/check";

/** What of a published screen can be shown, and why not all of it. */
export interface ReadPublished extends Pick<AnswerOf<"configuration.screen">, "dropped" | "problems"> {
  readonly screen: ListScreen | null;
  /** The ids of the calls it can make; none where it cannot be shown. */
  readonly calls: ReadonlySet<string>;
}

type Shown = Omit<ReadPublished, "calls">;
type Faults = ReadPublished["problems"];

/**
 * Holds a published document against the contract as it is today. Columns, filters and the like that the contract has no
 * more are left out and told; whatever else is wrong keeps it from being shown at all. It never throws.
 */
export function readPublished(screenId: string, document: unknown): ReadPublished {
  const shown = showablePart(screenId, document);
  return { ...shown, calls: new Set(shown.screen ? callsOf(shown.screen).map(({ id }) => id) : []) };
}

function showablePart(screenId: string, document: unknown): Shown {
  const whole = read(screenId, document);
  if (whole.screen) return { ...whole, dropped: [] };
  const { document: rest, dropped } = withoutVanished(document, { isAdded: true });
  const { screen, problems } = read(screenId, rest);
  if (screen) return { screen, problems, dropped: faultsOf(dropped) };
  // The paths of what is left would be those of another document.
  const gone = new Set(dropped.map(({ path }) => path));
  const lasting = whole.problems.filter(({ path }) => !gone.has(path));
  return { screen: null, problems: lasting.length > 0 ? lasting : problems, dropped: [] };
}

function read(screenId: string, document: unknown): Omit<Shown, "dropped"> {
  const { screen, problems } = readScreen(document, { isAdded: true });
  if (!screen) return { screen: null, problems: faultsOf(problems) };
  if (screen.id === screenId) return { screen, problems: [] };
  const message = `id: \`${screen.id}\` is published as \`${screenId}\`; publish it anew.`;
  return { screen: null, problems: [{ path: "id", message }] };
}

function faultsOf(problems: readonly Faults[number][]): Faults {
  return problems.map(({ path, message }) => ({ path, message }));
}
