import type { ResponseBody } from "@portico/contract/schemas";
import type { ListScreen } from "@portico/portal-config";
import { callsOf, labelLookupsOf, readScreen, withoutRemovedParts } from "@portico/portal-config/check";

/**
 * A custom screen's published document without the columns and filters that no longer exist, and the problems found.
 */
export interface ReadPublished extends Pick<ResponseBody<"configuration.screen">, "dropped" | "problems"> {
  readonly screen: ListScreen | null;
  /** The IDs of the calls it can make. Empty if it can't be shown. */
  readonly calls: ReadonlySet<string>;
}

type ShownScreen = Omit<ReadPublished, "calls">;
const published = { isCustomScreen: true, isPublished: true };

type Faults = ReadPublished["problems"];

/**
 * Checks a published document against the current contract. Columns and filters that no longer exist are dropped and
 * reported. Any other problem keeps the screen from being shown. Never throws.
 */
export function readPublished(screenId: string, document: unknown): ReadPublished {
  const shown = validPart(screenId, document);
  const { screen } = shown;
  const calls = screen ? [...callsOf(screen).map(({ id }) => id), ...labelLookupsOf(screen)] : [];
  return { ...shown, calls: new Set(calls) };
}

function validPart(screenId: string, document: unknown): ShownScreen {
  const whole = read(screenId, document);
  if (whole.screen) return { ...whole, dropped: [] };
  const { document: rest, dropped } = withoutRemovedParts(document, published);
  const { screen, problems } = read(screenId, rest);
  if (screen) return { screen, problems, dropped: faultsOf(dropped) };
  // The paths of the remaining problems would refer to another document.
  const gone = new Set(dropped.map(({ path }) => path));
  const lasting = whole.problems.filter(({ path }) => !gone.has(path));
  return { screen: null, problems: lasting.length > 0 ? lasting : problems, dropped: [] };
}

function read(screenId: string, document: unknown): Omit<ShownScreen, "dropped"> {
  const { screen, problems } = readScreen(document, published);
  if (!screen) return { screen: null, problems: faultsOf(problems) };
  if (screen.id === screenId) return { screen, problems: [] };
  const message = `id: \`${screen.id}\` is published as \`${screenId}\`. Publish it again.`;
  return { screen: null, problems: [{ path: "id", message }] };
}

function faultsOf(problems: readonly Faults[number][]): Faults {
  return problems.map(({ path, message }) => ({ path, message }));
}
