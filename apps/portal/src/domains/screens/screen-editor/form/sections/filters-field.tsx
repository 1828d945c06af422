import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import {
  type AvailableFilter,
  availableFilterOf,
  availableFilters,
  namesInUse,
  namesOfRaw,
} from "../document/available-filters.ts";
import { entriesOf, isJsonObject, textOf } from "../document/document.ts";
import { type FieldProps, useScreenForm } from "../document/screen-form.tsx";
import { EntryList } from "../fields/entry-list.tsx";

const { filters: texts, personal } = screenEditorMessages.form;

/** The filters that users get, their order and their labels. */
export function FiltersField(props: FieldProps) {
  const { value, parent, onChange } = props;
  const { endpoint } = useScreenForm();
  const filters = entriesOf(value);
  const available = endpoint ? availableFilters(endpoint) : [];
  const fixed = parent.permanentFilters;
  const used = [...namesInUse(filters), ...(isJsonObject(fixed) ? Object.keys(fixed) : [])];
  const labelOf = (name: string) => (endpoint && availableFilterOf(name, endpoint)?.label) ?? name;
  const about = ({ kind, dependsOn }: AvailableFilter) => {
    const follows = dependsOn.length > 0 && texts.dependsOn(dependsOn.map(labelOf).join(", "));
    return [texts.kinds[kind], follows];
  };
  return (
    <EntryList
      {...props}
      isLabelHidden
      none={texts.none}
      describe={(entry) => {
        const names = namesOfRaw(entry) ?? [];
        const [name = "", ...others] = names;
        // A screen can have one of the two ends of a range alone.
        const single = endpoint && others.length === 0 ? availableFilterOf(name, endpoint) : undefined;
        const known = available.find(({ id }) => id === names.join()) ?? single;
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
      add={{
        label: texts.add,
        keepsFocus: true,
        options: available
          .filter(({ names }) => !names.some((name) => used.includes(name)))
          .map((filter) => ({
            value: filter.id,
            label: filter.label,
            description: [...about(filter), filter.isPersonal && personal].filter(Boolean).join(" · "),
          })),
        onAdd: (id) => onChange([...filters, available.find((one) => one.id === id)?.declared]),
      }}
    />
  );
}
