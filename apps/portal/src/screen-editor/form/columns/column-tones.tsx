import { fieldOfFilter } from "@portico/contract";
import { Select, StatusBadge } from "@portico/ui";
import { useMemo } from "react";
import { messages } from "../../../messages/messages.ts";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { useFilters } from "../../../renderer/use-filters.ts";
import { AddText } from "../controls/add-text.tsx";
import { Expandable } from "../controls/expandable.tsx";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { problemsAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { availableFilters } from "../filters/available-filters.ts";
import type { DeclaredColumn } from "./columns.ts";
import { allTones, readTones, type Tones, toneOf, valuesToColour, withTone } from "./tones.ts";

const texts = screenEditorMessages.form.columns.tones;
const noValues = {};

/** Props of `ColumnTones`. */
export interface ColumnTonesProps {
  column: DeclaredColumn;
  /** Where the column is in the document. */
  columnPath: string;
  /** Called with the new tones; undefined for none. */
  onChange: (tones: unknown) => void;
}

/** What each value of a status means, as its color. */
export function ColumnTones({ column, columnPath, onChange }: ColumnTonesProps) {
  const { problems } = useScreenForm();
  const declared = readTones(column.words);
  const path = `${columnPath}.tones`;
  return (
    <div data-path={path} className="col-span-full flex min-w-0 flex-col gap-3">
      <Expandable label={texts.title}>
        {declared ? (
          <Colours field={column.field} {...{ declared, onChange }} />
        ) : (
          <UnsupportedPart path={path} />
        )}
      </Expandable>
      <ProblemLines problems={problemsAt(problems, [path])} />
    </div>
  );
}

interface ColoursProps {
  field: string;
  declared: Tones;
  onChange: (tones: unknown) => void;
}

function Colours({ field, declared, onChange }: ColoursProps) {
  const { values: known, isLoading } = useValuesOf(field);
  const values = valuesToColour(known, declared);
  if (isLoading) return <p className="text-table text-fg-muted">{texts.loading}</p>;
  return (
    <>
      <ul
        aria-label={texts.title}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-4 gap-y-2"
      >
        {values.map((value) => {
          const tone = toneOf(declared, value);
          return (
            <li key={value} className="flex min-w-0 flex-wrap items-center justify-between gap-x-2 gap-y-1">
              <StatusBadge tone={tone} className="min-w-0">
                {value}
              </StatusBadge>
              <Select
                label={texts.of(value || messages.summary.unnamedStatus)}
                isLabelHidden
                className="w-24"
                options={allTones.map((one) => ({ value: one, label: texts.names[one] }))}
                value={tone}
                onChange={({ target }) => {
                  const next = allTones.find((one) => one === target.value);
                  if (next) onChange(withTone(declared, value, next));
                }}
              />
            </li>
          );
        })}
      </ul>
      {known.length === 0 && (
        <AddText
          label={texts.another}
          hint={texts.anotherHint}
          refusal={(typed) => (values.includes(typed) ? texts.known : undefined)}
          onAdd={({ typed }) => onChange(withTone(declared, typed, "info"))}
        />
      )}
    </>
  );
}

/** The values of a field as in rows, if the list has a filter with all of them. */
function useValuesOf(field: string): { readonly values: readonly string[]; readonly isLoading: boolean } {
  const { endpoint } = useScreenForm();
  const resolved = useMemo(() => {
    const offers = endpoint ? availableFilters(endpoint) : [];
    return offers
      .filter(({ dependsOn }) => dependsOn.length === 0)
      .map((offer) => offer.resolved)
      .filter((one) => one.kind === "single" && fieldOfFilter(one.name, one.filter) === field);
  }, [endpoint, field]);
  const choices = useFilters(resolved, noValues).flatMap((filter) =>
    filter.kind === "select" ? filter : [],
  );
  return {
    values: choices.flatMap(({ options }) => options.map(({ value }) => value)),
    isLoading: choices.some(({ isLoading }) => isLoading),
  };
}
