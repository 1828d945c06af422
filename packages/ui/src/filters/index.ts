export { type Draft, type DraftOptions, useDraft } from "../draft/use-draft.js";
export type {
  AsyncSelectFilter,
  CustomFilter,
  DateFilter,
  DateRangeFilter,
  Filter,
  FilterChange,
  FilterValue,
  FilterValues,
  FixedFilter,
  MonthFilter,
  MultiSelectFilter,
  NumberFilter,
  NumberRangeFilter,
  SelectFilter,
  TextFilter,
  YearFilter,
  YesNoFilter,
} from "./filter.js";
export { FilterBar, type FilterBarProps } from "./filter-bar.js";
export { FilterControl, type FilterControlProps } from "./filter-control.js";
export { changeFilters } from "./filter-values.js";
export { FixedFilterChips, type FixedFilterChipsProps } from "./fixed-filter-chips.js";
export { SearchBox, type SearchBoxProps } from "./search-box.js";
export { type StatusCount, StatusCounts, type StatusCountsProps } from "./status-counts.js";
