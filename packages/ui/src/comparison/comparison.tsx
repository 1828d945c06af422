"use client";

import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { ComparedChoice } from "./compared-choice.js";
import { type ComparedPart, type ComparedSide, isEmptyValue, type SideLabels } from "./compared-part.js";

export interface ComparisonProps extends HTMLAttributes<HTMLDivElement> {
  /** The names of the sides, such as 'Version 3'. */
  beforeLabel: ReactNode;
  afterLabel: ReactNode;
  /** The properties in display order. */
  parts: readonly ComparedPart[];
  /** Shown for an empty value. @default "–" */
  emptyText?: string | undefined;
  /** The chosen side of each part by its id. @default none, and users cannot choose */
  choices?: ReadonlyMap<string, ComparedSide> | undefined;
  /** Called when the user chooses a side of a part. */
  onChoiceChange?: ((change: { id: string; side: ComparedSide }) => void) | undefined;
}

/**
 * Two versions of a record side by side, to read or to choose from. In narrow containers, the sides of a property are
 * below each other.
 */
export const Comparison = forwardRef<HTMLDivElement, ComparisonProps>(function Comparison(
  { beforeLabel, afterLabel, parts, emptyText = "–", choices, onChoiceChange, className, ...rest },
  ref,
) {
  const labels: SideLabels = [
    ["before", beforeLabel],
    ["after", afterLabel],
  ];
  return (
    <div {...rest} ref={ref} className={cx("ui:@container ui:font-sans ui:text-table ui:text-fg", className)}>
      {choices ? (
        <div className="ui:grid ui:gap-4">
          {parts.map((part) => (
            <ComparedChoice
              key={part.id}
              {...{ part, labels, emptyText }}
              choice={choices.get(part.id)}
              onChange={(side) => onChoiceChange?.({ id: part.id, side })}
            />
          ))}
        </div>
      ) : (
        <ComparedValues {...{ parts, labels, emptyText }} />
      )}
    </div>
  );
});

interface ComparedValuesProps {
  parts: readonly ComparedPart[];
  labels: SideLabels;
  emptyText: string;
}

function ComparedValues({ parts, labels, emptyText }: ComparedValuesProps) {
  return (
    <dl className="ui:rounded-lg ui:border ui:border-border">
      {parts.map((part) => (
        <div
          key={part.id}
          className="ui:grid ui:gap-x-4 ui:gap-y-1 ui:border-b ui:border-border ui:px-3 ui:py-2 ui:last:border-b-0 ui:@md:grid-cols-[9rem_1fr_1fr]"
        >
          <dt className="ui:font-medium ui:break-words">{part.label}</dt>
          {labels.map(([side, label]) => (
            <dd key={side} data-side={side} className="ui:value-text ui:min-w-0 ui:break-words">
              <span className="ui:block ui:text-caption ui:font-normal ui:text-fg-muted">{label}</span>
              {isEmptyValue(part[side]) ? <span className="ui:text-fg-muted">{emptyText}</span> : part[side]}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
