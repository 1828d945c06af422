import type { FilterValue } from "@portico/contract";
import { MultiCombobox, type MultiComboboxProps } from "@portico/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useCallOrigin } from "../../../api/call-origin.ts";
import { asyncSelectSearch, lookupQuery, selectOptions } from "../../../renderer/filter-lookups.ts";
import type { SeveralValuesFilter } from "../document/available-filters.ts";

/** Props of `SeveralValues`. */
export interface SeveralValuesProps
  extends Pick<MultiComboboxProps, "label" | "value" | "disabled" | "onChange"> {
  filter: SeveralValuesFilter;
  /** The values of all fixed filters; a filter's options can depend on others. */
  values: Readonly<Record<string, FilterValue>>;
}

/** The values of a filter of which a row matches one. */
export function SeveralValues({ filter, values, ...combobox }: SeveralValuesProps) {
  return <MultiCombobox {...combobox} {...useOptionsOf(filter, values)} />;
}

function useOptionsOf(
  filter: SeveralValuesFilter,
  values: SeveralValuesProps["values"],
): Required<Pick<MultiComboboxProps, "search" | "resolve">> {
  const queryClient = useQueryClient();
  const origin = useCallOrigin();
  const all = async () => {
    if (filter.kind === "choice") return filter.values.map((value) => ({ value, label: value }));
    const data = await queryClient.fetchQuery(lookupQuery(filter, values, origin));
    return selectOptions(filter, { data, isPending: false, error: null }).options;
  };
  const isValueTheLabel = filter.kind === "choice" || filter.optionValue === "name";
  return {
    search: async (query) => {
      if (filter.kind === "asyncSelect") {
        return asyncSelectSearch(filter, values, "", undefined, origin).search(query);
      }
      const typed = query.text.trim().toLowerCase();
      const found = (await all()).filter(({ label }) => label.toLowerCase().includes(typed));
      // Places in different counties can have the same name.
      return [...new Map(found.map((option) => [option.value, option])).values()];
    },
    resolve: async (value) =>
      isValueTheLabel ? undefined : (await all()).find((option) => option.value === value),
  };
}
