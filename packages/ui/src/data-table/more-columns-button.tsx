"use client";

import { useLocale } from "../format-provider/use-locale.js";
import { useMessages } from "../messages/use-messages.js";
import { AttachedTooltip } from "../tooltip/attached-tooltip.js";
import type { MoreColumns } from "./use-fitted-columns.js";

interface MoreColumnsButtonProps extends MoreColumns {
  tabIndex: number;
}

/** The button at the header's end that shows the columns for which the table has no room, or hides them again. */
export function MoreColumnsButton({ names, isOpen, onToggle, tabIndex }: MoreColumnsButtonProps) {
  const { table: texts } = useMessages();
  const locale = useLocale();
  const count = names.length.toLocaleString(locale);
  const list = new Intl.ListFormat(locale).format(names);
  return (
    <>
      <button
        type="button"
        data-more-columns=""
        aria-expanded={isOpen}
        aria-label={isOpen ? undefined : texts.showColumns(count, list)}
        tabIndex={tabIndex}
        onClick={onToggle}
      >
        {isOpen ? texts.fitColumns : texts.moreColumns(count)}
      </button>
      {!isOpen && <AttachedTooltip text={list} delay={300} />}
    </>
  );
}
