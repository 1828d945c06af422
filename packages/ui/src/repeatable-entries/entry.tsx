"use client";

import type { ReactNode } from "react";
import { IconButton } from "../button/icon-button.js";
import { cx } from "../class-names/cx.js";
import { Trash2 } from "../icons/index.js";
import { useFieldMessages } from "../messages/use-field-messages.js";

interface EntryProps {
  /** The entry's name, such as 'Email 1'. */
  name: string;
  isNameShown: boolean;
  isFixed: boolean;
  onRemove: () => void;
  children: ReactNode;
}

/** An entry of a list with a remove button. */
export function Entry({ name, isNameShown, isFixed, onRemove, children }: EntryProps) {
  const { entries: texts } = useFieldMessages();
  return (
    <li className="ui:border-border ui:not-first:border-t ui:not-first:pt-5">
      <fieldset className="ui:flex ui:min-w-0 ui:items-start ui:gap-2">
        <legend className={cx(isNameShown ? "ui:mb-3 ui:text-form ui:font-semibold" : "ui:sr-only")}>
          {name}
        </legend>
        <div className="ui:grid ui:min-w-0 ui:flex-1 ui:gap-3">{children}</div>
        {!isFixed && (
          <IconButton
            data-remove-entry=""
            // Aligned with the first input, below its label.
            className="ui:mt-6.5 ui:print:hidden"
            label={texts.remove(name)}
            icon={<Trash2 size={16} />}
            onClick={onRemove}
          />
        )}
      </fieldset>
    </li>
  );
}
