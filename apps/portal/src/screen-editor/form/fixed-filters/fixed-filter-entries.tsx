import { Button, IconButton } from "@portico/ui";
import { type Filter, FilterControl } from "@portico/ui/filters";
import { X } from "@portico/ui/icons";
import { useMemo } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { useFilters } from "../../../renderer/use-filters.ts";
import { PersonalMark } from "../controls/personal-mark.tsx";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import type { AvailableFilter } from "../document/available-filters.ts";
import { propertyOf, textOf } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { changeFixedFilters, type FixedFilterValues } from "./fixed-filters.ts";
import { SeveralValues } from "./several-values.tsx";

const texts = screenEditorMessages.form;

/** Props of `FixedFilterEntries`. */
export interface FixedFilterEntriesProps {
  entries: readonly AvailableFilter[];
  values: FixedFilterValues;
  onChange: (change: { values: FixedFilterValues }) => void;
  /** Called with the removed filter and its index. */
  onRemove: (change: { candidate: AvailableFilter; index: number }) => void;
}

/** The fixed filters, each with the control of its filter. */
export function FixedFilterEntries({ entries, values, onChange, onRemove }: FixedFilterEntriesProps) {
  const { problems, isReadOnly } = useScreenForm();
  const ids = entries.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say which entries there are
  const resolved = useMemo(() => entries.map((entry) => entry.resolved), [ids]);
  const filters = useFilters(resolved, values);
  return (
    <ul aria-label={texts.fixedFilters.list} className="flex flex-col gap-4">
      {entries.map((candidate, index) => {
        const filter = filters[index];
        const [first = ""] = candidate.names;
        const paths = candidate.names.map((name) => `permanentFilters.${name}`);
        return (
          <li key={candidate.id} data-path={`permanentFilters.${first}`} className="flex flex-col gap-1">
            <div className="flex items-end gap-1">
              <fieldset role="presentation" disabled={isReadOnly} className="min-w-0 max-w-80 flex-1">
                {filter && (
                  <FixedFilterControl
                    candidate={candidate}
                    filter={filter}
                    available={entries}
                    values={values}
                    onChange={onChange}
                  />
                )}
              </fieldset>
              {!isReadOnly && (
                <IconButton
                  data-remove=""
                  label={texts.remove(candidate.label)}
                  icon={<X size={16} aria-hidden="true" />}
                  onClick={() => onRemove({ candidate, index })}
                />
              )}
              {candidate.isPersonal && <PersonalMark className="mb-2" />}
            </div>
            {!candidate.names.some((name) => values[name]) && filter?.disabledReason === undefined && (
              <p className="text-table text-fg-muted">{texts.fixedFilters.notSet}</p>
            )}
            <ProblemLines problems={problemsAt(problems, paths)} />
          </li>
        );
      })}
    </ul>
  );
}

interface FixedFilterControlProps extends Pick<FixedFilterEntriesProps, "values" | "onChange"> {
  candidate: AvailableFilter;
  /** The filter for the filter bar. */
  filter: Filter;
  available: readonly AvailableFilter[];
}

/** The control of a fixed filter: that of the filter bar, or one for several values. */
function FixedFilterControl({ candidate, filter, available, values, onChange }: FixedFilterControlProps) {
  const { names, label, severalValues } = candidate;
  const [name = ""] = names;
  const patch = (changed: FixedFilterValues) =>
    onChange({ values: changeFixedFilters(values, changed, available) });
  const { isReadOnly } = useScreenForm();
  if (severalValues && filter.disabledReason === undefined) {
    return (
      <SeveralValues
        label={label}
        filter={severalValues}
        disabled={isReadOnly}
        values={values}
        value={[values[name] ?? []].flat()}
        onChange={({ value: [first = "", ...others] }) =>
          patch({ [name]: others.length === 0 ? first : [first, ...others] })
        }
      />
    );
  }
  const texts = names.map((one) => [one, String(values[one] ?? "")]);
  return <FilterControl filter={filter} values={Object.fromEntries(texts)} debounce={0} onPatch={patch} />;
}

interface UnsupportedEntryProps {
  name: string;
  onRemove: () => void;
}

/** A fixed filter that the form does not support: preserved until it is removed. */
export function UnsupportedEntry({ name, onRemove }: UnsupportedEntryProps) {
  const { document, isReadOnly } = useScreenForm();
  const value = propertyOf(propertyOf(document, "permanentFilters"), name);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 basis-60">
        <UnsupportedPart
          path={`permanentFilters.${name}`}
          text={texts.fixedFilters.unsupported(name, textOf(value) || JSON.stringify(value) || "")}
        />
      </div>
      {!isReadOnly && (
        <Button size="sm" data-remove="" onClick={onRemove}>
          {texts.remove(name)}
        </Button>
      )}
    </div>
  );
}
