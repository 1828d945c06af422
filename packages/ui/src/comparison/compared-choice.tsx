"use client";

import { useId } from "react";
import { type ComparedPart, type ComparedSide, isEmptyValue, type SideLabels } from "./compared-part.js";

interface ComparedChoiceProps {
  part: ComparedPart;
  labels: SideLabels;
  emptyText: string;
  choice: ComparedSide | undefined;
  onChange: (side: ComparedSide) => void;
}

/** Both values of a property, to choose one. */
export function ComparedChoice({ part, labels, emptyText, choice, onChange }: ComparedChoiceProps) {
  const name = useId();
  return (
    <fieldset className="ui:min-w-0">
      <legend className="ui:mb-1.5 ui:text-table ui:font-medium">{part.label}</legend>
      <div className="ui:grid ui:gap-2 ui:@md:grid-cols-2">
        {labels.map(([side, label]) => (
          <label
            key={side}
            className="ui:flex ui:min-w-0 ui:cursor-pointer ui:items-start ui:gap-2.5 ui:rounded-lg ui:border ui:border-border ui:px-3 ui:py-2 ui:hover:bg-surface-hover ui:has-checked:border-primary ui:has-checked:bg-surface-selected"
          >
            <input
              type="radio"
              name={name}
              className="ui:mt-0.5 ui:size-4 ui:accent-primary ui:outline-focus"
              checked={choice === side}
              onChange={() => onChange(side)}
            />
            <span className="ui:min-w-0 ui:flex-1">
              <span className="ui:block ui:text-caption ui:text-fg-muted">{label}</span>
              <span className="ui:block ui:text-table ui:break-words">
                {isEmptyValue(part[side]) ? emptyText : part[side]}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
