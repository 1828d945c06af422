import type { Access, ListEndpoint } from "@portico/contract";
import * as core from "@portico/screens/description";
import { rightLabels as labels } from "./rights.ts";

export {
  type DescribedFilter,
  type DescribedScreen,
  describeFixedFilters,
  type FixedFilterValues,
  fixedFiltersWithLabels,
  type LabelOfValue,
  readFixedFilters,
} from "@portico/screens/description";

/** `describeScreen` with the names of Portico's roles and claims. */
export function describeScreen(
  screen: core.DescribedScreen,
  list: ListEndpoint,
  labelOfValue: core.LabelOfValue,
): string {
  return core.describeScreen(screen, list, labelOfValue, labels);
}

/** `describeAudience` with the names of Portico's roles and claims. */
export function describeAudience(access: Access, needed: Access): string | undefined {
  return core.describeAudience(access, needed, labels);
}

/** `accessLabel` with the names of Portico's roles and claims. */
export function accessLabel(access: Access): string {
  return core.accessLabel(access, labels);
}

/** `rightLabel` with the names of Portico's roles and claims. */
export function rightLabel(name: string): string {
  return core.rightLabel(name, labels);
}
