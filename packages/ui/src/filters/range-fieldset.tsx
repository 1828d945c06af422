"use client";

import { type ReactNode, useId } from "react";
import { useMessages } from "../messages/use-messages.js";
import type { FilterValues, RangeFilter } from "./filter.js";
import { startsAfterEnd } from "./filter-values.js";

interface RangeFieldsetProps {
  filter: RangeFilter;
  values: FilterValues;
  /** The input of a bound, by its name in the values. */
  renderBound: (bound: { name: string; label: string; describedBy: string | undefined }) => ReactNode;
}

/** Two optional bounds under one label. */
export function RangeFieldset({ filter, values, renderBound }: RangeFieldsetProps) {
  const { filters: texts } = useMessages();
  const id = useId();
  const problem = startsAfterEnd(filter, values) ? texts.startAfterEnd : undefined;
  const describedBy = problem && `${id}-error`;
  const bound = (name: string, word: string) =>
    renderBound({ name, label: `${filter.label} ${word}`, describedBy });
  return (
    <fieldset
      className="ui:col-span-2 ui:flex ui:min-w-0 ui:flex-col ui:gap-1.5 ui:font-sans ui:break-words ui:text-form ui:text-fg"
      data-invalid={problem ? "" : undefined}
    >
      <legend className="ui:contents">
        <span className="ui:text-table ui:font-medium">{filter.label}</span>
      </legend>
      <span className="ui:flex ui:items-start ui:gap-1.5">
        {bound(filter.from, texts.from)}
        <span aria-hidden="true" className="ui:flex ui:h-control ui:items-center ui:text-fg-muted">
          –
        </span>
        {bound(filter.to, texts.to)}
      </span>
      {problem && (
        <p id={describedBy} className="ui:text-table ui:font-medium ui:text-danger-fg">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
