"use client";

import { useId } from "react";
import { useFormMessages } from "../messages/use-form-messages.js";
import type { ChosenVersion } from "./version-parts.js";

interface VersionChoiceProps {
  label: string;
  mine: readonly string[];
  theirs: readonly string[];
  choice: ChosenVersion;
  onChange: (choice: ChosenVersion) => void;
}

/** Two versions of a field, to choose one. */
export function VersionChoice({ label, mine, theirs, choice, onChange }: VersionChoiceProps) {
  const name = useId();
  const { versionConflict: texts, nothing } = useFormMessages();
  const sides = [
    { side: "mine", title: texts.mine, lines: mine },
    { side: "theirs", title: texts.theirs, lines: theirs },
  ] as const;
  return (
    <fieldset className="ui:min-w-0">
      <legend className="ui:mb-1.5 ui:text-table ui:font-medium">{label}</legend>
      <div className="ui:grid ui:gap-2 ui:sm:grid-cols-2">
        {sides.map(({ side, title, lines }) => (
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
              <span className="ui:block ui:text-caption ui:text-fg-muted">{title}</span>
              {(lines.length > 0 ? lines : [nothing]).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
                <span key={index} className="ui:block ui:text-table ui:break-words">
                  {line}
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
