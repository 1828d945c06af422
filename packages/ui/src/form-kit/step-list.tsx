"use client";

import { cx } from "class-variance-authority";
import { useFormMessages } from "../messages/use-form-messages.js";
import { useFormErrors } from "./use-form-errors.js";

interface StepListProps {
  steps: readonly { readonly id: string; readonly title: string }[];
  current: number;
  /** The last step that was opened. */
  reached: number;
  panelOf: (index: number) => HTMLElement | undefined;
  onSelect: (index: number) => void;
}

/** The steps with their state; opened ones are buttons. */
export function StepList({ steps, current, reached, panelOf, onSelect }: StepListProps) {
  const texts = useFormMessages();
  const errors = useFormErrors();
  return (
    <nav aria-label={texts.steps.label}>
      <ol className="ui:flex ui:flex-wrap ui:gap-x-2 ui:gap-y-1">
        {steps.map(({ id, title }, index) => {
          const panel = panelOf(index);
          const count = errors.filter(({ field }) => field && panel?.contains(field.element)).length;
          return (
            <li key={id}>
              <button
                type="button"
                disabled={index > reached}
                aria-current={index === current ? "step" : undefined}
                onClick={() => onSelect(index)}
                className={cx(
                  "ui:flex ui:cursor-pointer ui:items-baseline ui:gap-2 ui:rounded-md ui:px-2.5 ui:py-1.5 ui:text-table ui:hover:bg-surface-hover ui:disabled:cursor-default ui:disabled:text-fg-disabled ui:disabled:hover:bg-transparent",
                  index === current ? "ui:bg-surface-selected ui:font-medium ui:text-fg" : "ui:text-fg-muted",
                )}
              >
                <span className="ui:tabular-nums">{index + 1}</span>
                {title}
                {count > 0 && (
                  <span className="ui:text-caption ui:font-medium ui:text-danger-fg">
                    {texts.errorCount(count)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
