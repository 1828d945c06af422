"use client";

import { X } from "../icons/index.js";
import { useFieldMessages } from "../messages/use-field-messages.js";

interface OptionTagProps {
  label: string;
  /** Hides the remove button. */
  isFixed: boolean;
  onRemove: () => void;
}

/** A selected option with a remove button. */
export function OptionTag({ label, isFixed, onRemove }: OptionTagProps) {
  const words = useFieldMessages();
  return (
    <span className="ui:flex ui:max-w-full ui:min-w-0 ui:items-center ui:rounded-sm ui:bg-neutral-surface ui:ps-2 ui:text-table ui:text-neutral-fg ui:forced-colors:border">
      <span className={isFixed ? "ui:truncate ui:py-0.5 ui:pe-2" : "ui:truncate"}>{label}</span>
      {!isFixed && (
        <button
          type="button"
          aria-label={words.removeOption(label)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRemove}
          className="ui:flex ui:size-6 ui:shrink-0 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-sm ui:hover:text-fg ui:focus-visible:-outline-offset-2"
        >
          <X size={12} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
