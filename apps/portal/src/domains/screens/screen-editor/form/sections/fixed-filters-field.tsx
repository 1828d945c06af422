import { useFilters } from "@portico/renderer/list";
import { useMemo, useState } from "react";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { PersonalMark, Unsupported } from "../controls/parts.tsx";
import { Rows } from "../controls/rows.tsx";
import { availableFilters } from "../document/available-filters.ts";
import { isJsonObject, type JsonObject, textOf } from "../document/document.ts";
import { type FieldProps, useScreenForm } from "../document/screen-form.tsx";
import { FixedFilterControl } from "./fixed-filter-control.tsx";
import {
  changeFixedFilters,
  type FixedFilterValues,
  readFixedFilters,
  shownFilters,
  withDependencies,
  withFixedFilters,
} from "./fixed-filters.ts";

const texts = screenEditorMessages.form.fixedFilters;
const noFilters: JsonObject = {};

/** The fixed filters of the list, with the same controls that users get. */
export function FixedFiltersField({ path, value }: FieldProps) {
  const { endpoint, update } = useScreenForm();
  const [added, setAdded] = useState<readonly string[]>([]);
  const declared = isJsonObject(value) ? value : noFilters;
  const available = useMemo(() => (endpoint ? availableFilters(endpoint) : []), [endpoint]);
  const values = readFixedFilters(declared, available);
  const shown = shownFilters(available, values, added);
  const ids = shown.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say which filters are shown
  const resolved = useMemo(() => shown.map((filter) => filter.resolved), [ids]);
  const filters = useFilters(resolved, values);
  const unsupported = Object.keys(declared).filter((name) => !Object.hasOwn(values, name));
  const patch = (changed: FixedFilterValues) =>
    update((before) => {
      const fixed = isJsonObject(before.permanentFilters) ? before.permanentFilters : noFilters;
      return withFixedFilters(before, changeFixedFilters(fixed, changed, available));
    });
  const remove = (index: number) => {
    const filter = shown[index];
    const names = filter?.names ?? unsupported.slice(index - shown.length).slice(0, 1);
    setAdded(added.filter((id) => id !== filter?.id));
    patch(Object.fromEntries(names.map((name) => [name, ""])));
  };
  return (
    <Rows
      path={path}
      label={texts.list}
      isLabelHidden
      className="max-w-96"
      none={texts.none}
      rows={[
        ...shown.map((candidate, index) => ({
          id: candidate.id,
          label: candidate.label,
          path: `${path}.${candidate.names[0]}`,
          paths: candidate.names.map((name) => `${path}.${name}`),
          content: (
            <>
              <FixedFilterControl
                candidate={candidate}
                filter={filters[index]}
                values={values}
                onPatch={patch}
              />
              {candidate.isPersonal && <PersonalMark />}
            </>
          ),
        })),
        ...unsupported.map((name) => ({
          id: name,
          label: name,
          path: `${path}.${name}`,
          content: (
            <Unsupported
              path={`${path}.${name}`}
              text={texts.unsupported(name, textOf(declared[name]) || JSON.stringify(declared[name]))}
            />
          ),
        })),
      ]}
      onRemove={remove}
      add={{
        label: texts.pick,
        hint: texts.pickHint,
        options: available
          .filter((candidate) => !shown.includes(candidate))
          .map(({ id, label }) => ({ value: id, label })),
        onAdd: (id) => {
          const candidate = available.find((one) => one.id === id);
          if (candidate) setAdded([...added, ...withDependencies(candidate, available).map((one) => one.id)]);
        },
      }}
    />
  );
}
