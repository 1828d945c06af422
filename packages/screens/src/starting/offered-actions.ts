import type { CheckedRegistry } from "../check/checked.ts";
import type { ListScreen, ScreenAction, ScreenDetail, ScreenForm, ScreenWidget } from "../list-screen.ts";
import { toCustomScreen } from "./to-custom-screen.ts";

/** An action of another screen over the same list that this one can copy, with what it needs. */
export interface Offered<Part> {
  /** The title of the other screen. */
  readonly from: string;
  readonly part: Part;
  /** The form that it opens, which has to be copied too. */
  readonly form?: ScreenForm | undefined;
  /** The detail that it opens, which has to be copied too. */
  readonly detail?: ScreenDetail | undefined;
}

/** Widgets above a list, with the call that loads their values. */
export interface OfferedHeader {
  readonly summary: string | undefined;
  readonly header: readonly ScreenWidget[];
}

/** What a custom screen can copy from others over the same list. */
export interface OfferedParts {
  readonly actions: readonly Offered<ScreenAction>[];
  readonly rowActions: readonly Offered<ScreenAction>[];
  readonly details: readonly Offered<ScreenDetail>[];
  readonly headers: readonly Offered<OfferedHeader>[];
}

/**
 * The distinct actions, details and headers of other screens over the same list that a custom screen can copy.
 * @param screenId the id of the custom screen, which determines the path of its detail page
 */
export function offeredActions(
  listId: string,
  screens: readonly ListScreen[],
  screenId: string,
  registry: CheckedRegistry,
): OfferedParts {
  const others = screens
    .filter(({ endpoints }) => endpoints.list === listId)
    .map((screen) => toCustomScreen(screen, registry, screenId).screen);
  const actions = (keyword: "actions" | "rowActions") =>
    each(others, (screen) => (screen[keyword] ?? []).map((part) => withOpened(part, screen)));
  return {
    actions: actions("actions"),
    rowActions: actions("rowActions"),
    details: each(others, ({ detail }) => (detail ? [{ part: detail }] : [])),
    headers: each(others, ({ endpoints: { summary }, header = [] }) =>
      header.length > 0 ? [{ part: { summary, header } }] : [],
    ),
  };
}

function withOpened(part: ScreenAction, { forms, detail }: ListScreen): Omit<Offered<ScreenAction>, "from"> {
  if (part.kind === "detail") return { part, detail };
  return part.kind === "form" ? { part, form: forms?.find(({ id }) => id === part.form) } : { part };
}

/** Parts of the screens without duplicates; the first screen that has a part counts. */
function each<Part>(
  screens: readonly ListScreen[],
  partsOf: (screen: ListScreen) => readonly Omit<Offered<Part>, "from">[],
): Offered<Part>[] {
  const found = new Map<string, Offered<Part>>();
  for (const screen of screens) {
    for (const offered of partsOf(screen)) {
      const key = JSON.stringify(offered);
      if (!found.has(key)) found.set(key, { from: screen.title, ...offered });
    }
  }
  return [...found.values()];
}
