import type { ListEndpoint } from "@portico/contract";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import {
  type AvailableFilter,
  availableFilterOf,
  availableFilters,
  namesInUse,
  namesOfRaw,
} from "../document/available-filters.ts";
import { isJsonObject, textOf } from "../document/document.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { EntryList } from "../keywords/entry-list.tsx";

const { filters: texts, personal } = screenEditorMessages.form;

/** The filters that users get, their order and their labels. */
export function FiltersField(props: KeywordFieldProps) {
  const { value, parent, onChange } = props;
  const { endpoint } = useScreenForm();
  const filters: readonly unknown[] = Array.isArray(value) ? value : [];
  const available = endpoint ? availableFilters(endpoint) : [];
  const fixed = parent.permanentFilters;
  const used = [...namesInUse(filters), ...(isJsonObject(fixed) ? Object.keys(fixed) : [])];
  const free = available.filter(({ names }) => !names.some((name) => used.includes(name)));
  const about = (filter: AvailableFilter) => aboutFilter(filter, endpoint);
  return (
    <EntryList
      {...props}
      isLabelHidden
      none={texts.none}
      describe={(entry) => {
        const names = namesOfRaw(entry) ?? [];
        const known = available.find(({ id }) => id === names.join()) ?? singleFilter(names, endpoint);
        if (!known) return { label: names.join(", ") };
        return {
          label: textOf(entry.label) || known.label,
          about: about(known),
          isPersonal: known.isPersonal,
          first: ["label", "access"],
          hidden: ["filter", "kind", "from", "to", "name", "filters"],
          hints: { label: texts.labelHint(known.label) },
        };
      }}
      offers={{
        label: texts.add,
        options: free.map((filter) => ({
          value: filter.id,
          label: filter.label,
          description: [about(filter), filter.isPersonal && personal].filter(Boolean).join(" · "),
        })),
        onAdd: (id) => onChange([...filters, available.find((one) => one.id === id)?.declared]),
      }}
    />
  );
}

/** One of two ends of a range, which a screen can have alone. */
function singleFilter([name, ...others]: readonly string[], endpoint: ListEndpoint | undefined) {
  return name !== undefined && others.length === 0 && endpoint
    ? availableFilterOf(name, endpoint)
    : undefined;
}

/** The control of a filter, and the filters that its options depend on. */
function aboutFilter({ kind, dependsOn }: AvailableFilter, endpoint: ListEndpoint | undefined): string {
  const labels = dependsOn.flatMap((name) => (endpoint && availableFilterOf(name, endpoint)?.label) || []);
  const follows = labels.length > 0 ? [texts.dependsOn(labels.join(", "))] : [];
  return [texts.kinds[kind], ...follows].join("; ");
}
