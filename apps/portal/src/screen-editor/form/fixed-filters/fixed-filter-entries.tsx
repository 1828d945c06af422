import { Button, IconButton } from "@portico/ui";
import { changeFilters, FilterControl, type FilterValues } from "@portico/ui/filters";
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

const texts = screenEditorMessages.form;

/** Props of `FixedFilterEntries`. */
export interface FixedFilterEntriesProps {
  entries: readonly AvailableFilter[];
  values: FilterValues;
  onChange: (change: { values: FilterValues }) => void;
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
                  <FilterControl
                    filter={filter}
                    values={values}
                    debounce={0}
                    onPatch={(patch) => onChange(changeFilters(values, filters, patch))}
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
