import { useCallOrigin } from "@portico/renderer/client";
import { lookupQuery, lookupSearch, selectOptions } from "@portico/renderer/list";
import { type Filter, FilterControl } from "@portico/ui/filters";
import { useQueryClient } from "@tanstack/react-query";
import { client } from "../../../../../api/client.ts";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { Many } from "../controls/inputs.tsx";
import type { AvailableFilter, SeveralValuesFilter } from "../document/available-filters.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import type { FixedFilterValues } from "./fixed-filters.ts";

export interface FixedFilterControlProps {
  candidate: AvailableFilter;
  /** The filter for the filter bar. */
  filter: Filter | undefined;
  /** The values of all fixed filters; a filter's options can depend on others. */
  values: FixedFilterValues;
  onPatch: (patch: FixedFilterValues) => void;
}

/** The control of a fixed filter: that of the filter bar, or one for several values. */
export function FixedFilterControl({ candidate, filter, values, onPatch }: FixedFilterControlProps) {
  const { isReadOnly } = useScreenForm();
  const { names, label, severalValues } = candidate;
  const [name = ""] = names;
  if (!filter) return null;
  const texts = names.map((one) => [one, String(values[one] ?? "")]);
  return (
    <fieldset role="presentation" disabled={isReadOnly}>
      {severalValues && filter.disabledReason === undefined ? (
        <SeveralValues
          label={label}
          filter={severalValues}
          values={values}
          value={[values[name] ?? []].flat()}
          onValue={([first = "", ...others]) =>
            onPatch({ [name]: others.length === 0 ? first : [first, ...others] })
          }
        />
      ) : (
        <FilterControl filter={filter} values={Object.fromEntries(texts)} debounce={0} onPatch={onPatch} />
      )}
      {!names.some((one) => values[one]) && filter.disabledReason === undefined && (
        <p className="mt-1 text-table text-fg-muted">{screenEditorMessages.form.fixedFilters.notSet}</p>
      )}
    </fieldset>
  );
}

interface SeveralValuesProps extends Pick<FixedFilterControlProps, "values"> {
  label: string;
  filter: SeveralValuesFilter;
  value: readonly string[];
  onValue: (value: readonly string[]) => void;
}

/** The values of a filter of which a row matches one. */
function SeveralValues({ filter, values, ...field }: SeveralValuesProps) {
  const queryClient = useQueryClient();
  const origin = useCallOrigin();
  const all = async () => {
    if (filter.kind === "choice") return filter.values.map((value) => ({ value, label: value }));
    const data = await queryClient.fetchQuery(lookupQuery(client, filter, values, origin));
    return selectOptions(filter, { data, isPending: false, error: null }).options;
  };
  const isValueTheLabel = filter.kind === "choice" || filter.optionValue === "name";
  return (
    <Many
      {...field}
      search={async (query) => {
        if (filter.kind === "asyncSelect") return lookupSearch(client, filter, values, origin)(query);
        const typed = query.text.trim().toLowerCase();
        const found = (await all()).filter(({ label }) => label.toLowerCase().includes(typed));
        // Places in different counties can have the same name.
        return [...new Map(found.map((option) => [option.value, option])).values()];
      }}
      resolve={async (id) => (isValueTheLabel ? undefined : (await all()).find(({ value }) => value === id))}
    />
  );
}
