import { searchParameter } from "@portico/endpoints";
import type { MenuItem } from "@portico/ui/menu";
import type { ListContext, ListState } from "../list-state.ts";
import type { ChangeListState } from "../use-list-state.ts";
import type { CurrentView } from "./use-current-view.ts";

/** The declared views of a list, and which of them it shows. */
interface DeclaredViews {
  /** The name of the view that the list shows. Undefined if it shows none, or a saved one. */
  readonly shown: string | undefined;
  readonly items: readonly MenuItem[];
}

/** What the declared views depend on. */
interface DeclaredViewsOptions {
  readonly context: Pick<ListContext, "screen">;
  readonly state: Pick<ListState, "filters">;
  readonly change: ChangeListState;
  /** The saved view that the list shows. */
  readonly saved: CurrentView["view"];
  /** The name of their group in the menu. */
  readonly group: string;
}

/** Returns the views that a list's screen declares, as items of a menu. */
export function declaredViews({ context, state, change, saved, group }: DeclaredViewsOptions): DeclaredViews {
  const { views = [] } = context.screen;
  const shown = saved ? undefined : views.find(({ filters }) => haveSameFilters(state.filters, filters));
  const items = views.map((view, index) => ({
    id: `declared ${index}`,
    label: view.label,
    isChecked: view === shown,
    group,
    onPress: () => change((before) => ({ ...before, filters: view.filters, pageNumber: 1, view: undefined })),
  }));
  return { shown: shown?.label, items };
}

/** Whether filters are the same, in any order. One value is a list of one. A search is within a view. */
function haveSameFilters(one: ListState["filters"], other: ListState["filters"]): boolean {
  const sorted = ({ [searchParameter]: _, ...filters }: ListState["filters"]) =>
    JSON.stringify(
      Object.entries(filters)
        .map(([name, value]) => [name, ...[value].flat().toSorted()])
        .sort(),
    );
  return sorted(one) === sorted(other);
}
