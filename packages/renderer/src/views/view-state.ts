import { formatSort, type ListEndpoint, labelOfFilter, parseSort } from "@portico/endpoints";
import type { SavedView, ScreenPreferences, ViewBody } from "@portico/screens";
import { readFilterValue } from "../filter-values.ts";
import { type ListContext, type ListState, pageSizesOf } from "../list-state.ts";
import type { PageMessages } from "../messages/renderer-messages.ts";

/** What a view sets of a list's state. */
type ViewState = Pick<ListState, "filters" | "sort" | "variant" | "pageSize" | "pageNumber" | "view">;

/** A view as applied to the current version of its screen. */
export interface OpenedView {
  readonly state: ViewState;
  /** The view's settings that the screen no longer has, for users. Removed columns are reported by the table. */
  readonly removed: readonly string[];
}

/**
 * Applies a view to a screen, which may have changed since the view was saved.
 * @param texts those of `PageMessages.openedView`
 */
export function openView(
  view: SavedView,
  context: ListContext,
  texts: PageMessages["openedView"],
): OpenedView {
  const { screen, endpoint } = context;
  const offered = context.filters.flatMap(({ names, isSensitive }) => (isSensitive ? [] : names));
  const [filters, otherFilters] = partition(Object.entries(view.filters), ([name, value]) => {
    const accepted = readFilterValue(endpoint.filters[name], value);
    return offered.includes(name) && JSON.stringify(accepted) === JSON.stringify(value);
  });
  const [sort, otherSort] = partition(
    parseSort(view.sort),
    ({ field }) => Object.hasOwn(endpoint.fields, field) && endpoint.fields[field]?.sortable === true,
  );
  const { variant, layout } = view;
  const hasVariant = variant === undefined || screen.variants?.some(({ id }) => id === variant);
  const hasPageSize = layout.pageSize === undefined || pageSizesOf(screen).includes(layout.pageSize);
  return {
    state: {
      filters: Object.fromEntries(filters),
      sort: formatSort(sort),
      variant: hasVariant ? (variant ?? screen.variants?.[0]?.id) : screen.variants?.[0]?.id,
      pageSize: hasPageSize ? (layout.pageSize ?? context.pageSize) : context.pageSize,
      pageNumber: 1,
      view: view.id,
    },
    removed: [
      ...otherFilters.map(([name]) => texts.filter(labelOf(name, endpoint))),
      ...otherSort.map(({ field }) => texts.sort(endpoint.fields[field]?.label ?? field)),
      ...(hasVariant ? [] : [texts.variant(variant)]),
      ...(hasPageSize ? [] : [texts.pageSize(layout.pageSize ?? 0)]),
    ],
  };
}

/** What a view of the list as it is now would store, besides its name. Personal filters are left out. */
export function viewOf(
  context: ListContext,
  state: ListState,
  preferences: ScreenPreferences,
): Pick<ViewBody, "filters" | "sort" | "variant" | "layout"> {
  const kept = context.filters.flatMap(({ names, isSensitive }) => (isSensitive ? [] : names));
  const { defaultViewId: _, ...layout } = preferences;
  return {
    filters: Object.fromEntries(Object.entries(state.filters).filter(([name]) => kept.includes(name))),
    sort: state.sort,
    ...(state.variant === undefined ? {} : { variant: state.variant }),
    layout: { ...layout, pageSize: state.pageSize },
  };
}

/** Whether a list differs from a view. The order of filters and widths doesn't matter. */
export function differsFromView(view: SavedView, now: ReturnType<typeof viewOf>): boolean {
  const comparable = ({ filters, sort, variant, layout }: ReturnType<typeof viewOf>) =>
    JSON.stringify([
      Object.entries(filters).sort(),
      sort,
      variant,
      [layout.order, [...layout.hidden].sort(), [...(layout.kept ?? [])].sort()],
      Object.entries(layout.widths).sort(),
      [layout.density, layout.pageSize],
    ]);
  return comparable(view) !== comparable(now);
}

function labelOf(name: string, { filters, fields }: ListEndpoint): string {
  const filter = filters[name];
  return filter ? labelOfFilter(name, filter, fields) : name;
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
