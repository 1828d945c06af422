import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { AddEntry } from "../controls/add-entry.tsx";
import { focusEntry } from "../controls/focus-entry.ts";
import { FormSection } from "../controls/form-section.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { type AvailableFilter, availableFilters } from "../document/available-filters.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { FixedFilterEntries, UnsupportedEntry } from "./fixed-filter-entries.tsx";
import {
  entriesOf,
  readFixedFilters,
  withDependencies,
  withFixedFilters,
  withoutFilters,
} from "./fixed-filters.ts";

const texts = screenEditorMessages.form.fixedFilters;

/** The fixed filters of the list, with the same controls that users get. */
export function FixedFiltersSection() {
  const { document, endpoint, isReadOnly, update } = useScreenForm();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const available = endpoint ? availableFilters(endpoint) : [];
  const fixedFilters = readFixedFilters(document, available);
  if (!fixedFilters) {
    return (
      <FormSection id="always">
        <UnsupportedPart path="permanentFilters" />
      </FormSection>
    );
  }
  const entries = entriesOf(available, fixedFilters.values, opened);
  const free = available.filter((candidate) => !entries.includes(candidate));
  const add = (candidate: AvailableFilter) => {
    const added = withDependencies(candidate, available);
    flushSync(() => setOpened([...opened, ...added.map(({ id }) => id)]));
    const open = added.find(({ names }) => !names.some((name) => fixedFilters.values[name]));
    const path = `permanentFilters.${open?.names[0]}`;
    root.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"] :is(input, select)`)?.focus();
  };
  const remove = (candidate: AvailableFilter, index: number) => {
    const rest = Object.entries(fixedFilters.values).filter(([name]) => !candidate.names.includes(name));
    flushSync(() => {
      setOpened(opened.filter((id) => id !== candidate.id));
      update((before) => withFixedFilters(before, Object.fromEntries(rest), fixedFilters.unsupported));
    });
    focusEntry(root.current, "[data-remove]", index, "[data-add]");
  };
  const removeUnsupported = (name: string) => {
    const rest = fixedFilters.unsupported.filter((other) => other !== name);
    flushSync(() => update((before) => withFixedFilters(before, fixedFilters.values, rest)));
    focusEntry(root.current, "[data-remove]", entries.length, "[data-add]");
  };
  const shown = entries.flatMap(({ names }) => names.map((name) => `permanentFilters.${name}`));
  return (
    <FormSection id="always" shown={shown}>
      <div ref={root} className="flex flex-col gap-4">
        {entries.length === 0 && fixedFilters.unsupported.length === 0 && (
          <p className="text-table">{texts.none}</p>
        )}
        {entries.length > 0 && (
          <FixedFilterEntries
            entries={entries}
            values={fixedFilters.values}
            onChange={({ values }) =>
              update((before) =>
                withoutFilters(
                  withFixedFilters(before, values, fixedFilters.unsupported),
                  Object.keys(values),
                ),
              )
            }
            onRemove={({ candidate, index }) => remove(candidate, index)}
          />
        )}
        {fixedFilters.unsupported.map((name) => (
          <UnsupportedEntry key={name} name={name} onRemove={() => removeUnsupported(name)} />
        ))}
        {!isReadOnly && (
          <AddEntry
            label={texts.pick}
            hint={texts.pickHint}
            options={free.map(({ id, label }) => ({ value: id, label }))}
            onAdd={(id) => {
              const candidate = available.find((one) => one.id === id);
              if (candidate) add(candidate);
            }}
          />
        )}
      </div>
    </FormSection>
  );
}
