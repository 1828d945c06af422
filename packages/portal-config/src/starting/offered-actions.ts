import type { ListScreen, ScreenAction, ScreenDetail, ScreenForm, ScreenWidget } from "../list-screen.ts";
import { asAdded } from "./as-added.ts";

/** Something of another screen that a screen over the same list can take over, with what it needs. */
export interface Offered<Part> {
  /** The title of the screen that has it. */
  readonly from: string;
  readonly part: Part;
  /** The form that it opens, which has to come along. */
  readonly form?: ScreenForm | undefined;
  /** The detail that it opens, which has to come along. */
  readonly detail?: ScreenDetail | undefined;
}

/** What stands above a list, with the call that fills it. */
export interface OfferedHeader {
  readonly summary: string | undefined;
  readonly header: readonly ScreenWidget[];
}

/** What an added screen can take over from others of the same list. */
export interface OfferedParts {
  readonly actions: readonly Offered<ScreenAction>[];
  readonly rowActions: readonly Offered<ScreenAction>[];
  readonly details: readonly Offered<ScreenDetail>[];
  readonly headers: readonly Offered<OfferedHeader>[];
}

/**
 * The actions, details and headers of other screens over the same list that an added screen can take over, each once.
 * @param screenId the id of the added screen, at whose address a detail has its page
 */
export function offeredActions(
  listId: string,
  screens: readonly ListScreen[],
  screenId: string,
): OfferedParts {
  const others = screens
    .filter(({ endpoints }) => endpoints.list === listId)
    .map((screen) => asAdded(screen, screenId).screen);
  const actions = (word: "actions" | "rowActions") =>
    each(others, (screen) => (screen[word] ?? []).map((part) => withOpened(part, screen)));
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

/** What the screens have, what several have alike from the first of them. */
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
