"use client";

import { forwardRef } from "react";
import { Button } from "../button/button.js";
import { useMessages } from "../messages/use-messages.js";
import { countText } from "../pager/pages.js";
import { markAll, pageState, type RowId } from "./selection.js";
import type { SelectionChange } from "./use-row-selection.js";

export interface MarkAllProps {
  /** All selected ids, on any page. */
  selectedIds: ReadonlySet<RowId>;
  /** Ids of the selectable rows on this page. */
  pageIds: readonly RowId[];
  /** Number of matching records on all pages. */
  matching: number;
  /** More records match than `matching`, which is a minimum. @default false */
  hasMoreMatching?: boolean | undefined;
  /** Called with the page's rows added to the selection. */
  onSelectionChange: (change: SelectionChange) => void;
  /** Called to select all matching rows. Omit it if that is not possible. */
  onSelectAllMatching?: (() => void) | undefined;
}

/** The count that the button has room for in narrow toolbars, before the rows are loaded too. */
const roomFor = 9_999;

/** A toolbar button: 'Mark All' selects the page's rows, then it changes to 'Select all 312 matching'. */
export const MarkAll = forwardRef<HTMLButtonElement, MarkAllProps>(function MarkAll(
  { selectedIds, pageIds, matching, hasMoreMatching = false, onSelectionChange, onSelectAllMatching },
  ref,
) {
  const { table: texts, locale } = useMessages();
  const isPageMarked = pageState(selectedIds, pageIds) === true;
  const isOffering = isPageMarked && onSelectAllMatching !== undefined && matching > selectedIds.size;
  const disabledReason = isPageMarked
    ? texts.pageIsSelected
    : pageIds.length === 0
      ? texts.noneSelectable
      : undefined;
  const mark = () => {
    const { ids } = markAll({ ids: selectedIds, anchor: undefined }, pageIds);
    onSelectionChange({ ids, reason: "markAll" });
  };
  const offerOf = (count: number) => texts.selectAllMatching(countText(count, hasMoreMatching, locale));
  const offer = offerOf(matching);
  return (
    <span className="ui:block">
      <Button
        size="sm"
        variant="ghost"
        ref={ref}
        disabledReason={isOffering ? undefined : disabledReason}
        onClick={isOffering ? onSelectAllMatching : mark}
      >
        {isOffering ? offer : texts.markAll}
      </Button>
      {onSelectAllMatching && (
        // Reserves its width in narrow toolbars, so that the layout does not shift when it appears. On phones it wraps.
        <span
          aria-hidden="true"
          className="ui:invisible ui:hidden ui:h-0 ui:px-2.75 ui:font-medium ui:whitespace-nowrap ui:min-[40rem]:@max-4xl:block"
        >
          {offerOf(Math.max(matching, roomFor))}
        </span>
      )}
    </span>
  );
});
