export { accessLabel, describeAudience } from "./audience.ts";
export { type ConditionTexts, englishConditions } from "./condition-texts.ts";
export { type DescribedScreen, describeScreen } from "./describe-screen.ts";
export {
  type DescribedFilter,
  describeFixedFilters,
  type FixedFilterValues,
  type LabelOfValue,
  readFixedFilters,
} from "./fixed-filters.ts";
export { fixedFiltersWithLabels } from "./label-lookups.ts";
export { type RightLabels, rightLabel } from "./rights.ts";
