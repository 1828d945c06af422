import { IconButton } from "@portico/ui";
import { changeFilters, FilterControl, type FilterValues } from "@portico/ui/filters";
import { X } from "@portico/ui/icons";
import { useMemo } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { useFilters } from "../../../renderer/use-filters.ts";
import type { FilterOffer } from "../filters/filter-offers.ts";
import { PersonalMark } from "../pick-list/personal-mark.tsx";
import { ProblemLines } from "../problem-lines.tsx";
import { problemsAt } from "../problems.ts";
import { useScreenForm } from "../screen-form.tsx";

const texts = screenEditorMessages.form;

/** Props of `AlwaysEntries`. */
export interface AlwaysEntriesProps {
  entries: readonly FilterOffer[];
  values: FilterValues;
  onChange: (change: { values: FilterValues }) => void;
  /** Called with the filter that is not to hold any more, and its place. */
  onRemove: (change: { offer: FilterOffer; index: number }) => void;
}

/** The values that always hold, each entered as its filter is: looked up, found by typing, a day. */
export function AlwaysEntries({ entries, values, onChange, onRemove }: AlwaysEntriesProps) {
  const { problems, isReadOnly } = useScreenForm();
  const ids = entries.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say which entries there are
  const resolved = useMemo(() => entries.map((entry) => entry.resolved), [ids]);
  const filters = useFilters(resolved, values);
  return (
    <ul aria-label={texts.always.list} className="flex flex-col gap-4">
      {entries.map((offer, index) => {
        const filter = filters[index];
        const [first = ""] = offer.names;
        const places = offer.names.map((name) => `permanentFilters.${name}`);
        return (
          <li key={offer.id} data-path={`permanentFilters.${first}`} className="flex flex-col gap-1">
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
                  label={texts.remove(offer.label)}
                  icon={<X size={16} aria-hidden="true" />}
                  onClick={() => onRemove({ offer, index })}
                />
              )}
              {offer.isPersonal && <PersonalMark className="mb-2" />}
            </div>
            {!offer.names.some((name) => values[name]) && filter?.disabledReason === undefined && (
              <p className="text-table text-fg-muted">{texts.always.notSet}</p>
            )}
            <ProblemLines problems={problemsAt(problems, places)} />
          </li>
        );
      })}
    </ul>
  );
}
