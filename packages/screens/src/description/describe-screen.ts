import { type Access, type ListEndpoint, nounFor } from "@portico/endpoints";
import { describeAudience } from "./audience.ts";
import { describeFixedFilters, type FixedFilterValues, type LabelOfValue } from "./fixed-filters.ts";
import { join } from "./join.ts";
import type { RightLabels } from "./rights.ts";

/** What determines which rows a screen shows to whom. */
export interface DescribedScreen {
  readonly access: Access;
  readonly fixedFilters: FixedFilterValues;
}

/** "Policies where Carrier is Ambetter and State is Florida, for agents". */
export function describeScreen(
  { access, fixedFilters }: DescribedScreen,
  list: ListEndpoint,
  labelOfValue: LabelOfValue,
  labels: RightLabels,
): string {
  const conditions = describeFixedFilters(fixedFilters, list, labelOfValue).map(
    ({ label, condition }) => `${label} ${condition}`,
  );
  const noun = nounFor(list.noun, 2);
  const rows = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  const audience = describeAudience(access, list.access, labels);
  return [
    rows,
    conditions.length > 0 ? ` where ${join(conditions, "and")}` : "",
    audience === undefined ? "" : `, for ${audience}`,
  ].join("");
}
