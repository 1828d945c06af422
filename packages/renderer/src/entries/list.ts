export { lookupQuery, lookupSearch, selectOptions } from "../filter-lookups.ts";
export { List } from "../list/list.tsx";
export { ListPage } from "../list/list-page.tsx";
export { type ListPreview, ListPreviewContext } from "../list/list-preview.ts";
export { useFirstCalls } from "../list/use-first-calls.ts";
export { allFilters } from "../list-state.ts";
export { refreshLists } from "../refresh-lists.ts";
export { useFilters } from "../use-filters.ts";
export { useFiltersInUrl } from "../use-filters-in-url.ts";
