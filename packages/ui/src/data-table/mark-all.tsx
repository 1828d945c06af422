"use client";

import { Button } from "../button/button.js";
import { useMessages } from "../messages/use-messages.js";
import { countText } from "../pager/pages.js";
import { markAll, pageState, type RowId } from "./selection.js";
import type { SelectionChange } from "./use-row-selection.js";

export interface MarkAllProps {
  /** The ids selected, on any page. */
  selectedIds: ReadonlySet<RowId>;
  /** The ids of this page's rows that can be selected. */
  pageIds: readonly RowId[];
  /** How many records match on all pages. */
  matching: number;
  /** More match than `matching`, which is as far as they were counted. @default false */
  hasMoreMatching?: boolean;
  /** Called with the page's rows beside those selected before. */
  onSelectionChange: (change: SelectionChange) => void;
  /** Called to select what matches on all pages; left out where that cannot be done. */
  onSelectAllMatching?: () => void;
}

/** For a toolbar: 'Mark All' takes the page's rows; once they are taken, 'Select all 312 matching' stands in its place. */
export function MarkAll({
  selectedIds,
  pageIds,
  matching,
  hasMoreMatching = false,
  onSelectionChange,
  onSelectAllMatching,
}: MarkAllProps) {
  const { table: texts, locale } = useMessages();
  const isPageMarked = pageState(selectedIds, pageIds) === true;
  const isOffering = isPageMarked && onSelectAllMatching !== undefined && matching > selectedIds.size;
  const whyNot = isPageMarked
    ? texts.pageIsSelected
    : pageIds.length === 0
      ? texts.noneSelectable
      : undefined;
  const mark = () => {
    const { ids } = markAll({ ids: selectedIds, anchor: undefined }, pageIds);
    onSelectionChange({ ids, reason: "markAll" });
  };
  const offer = texts.selectAllMatching(countText(matching, hasMoreMatching, locale));
  return (
    <span className="ui:block">
      <Button
        size="sm"
        variant="ghost"
        disabledReason={isOffering ? undefined : whyNot}
        onClick={isOffering ? onSelectAllMatching : mark}
      >
        {isOffering ? offer : texts.markAll}
      </Button>
      {onSelectAllMatching && (
        // In a narrow toolbar the room for it is kept, so that nothing beneath moves once it is offered.
        <span
          aria-hidden="true"
          className="ui:invisible ui:hidden ui:h-0 ui:px-2.75 ui:font-medium ui:whitespace-nowrap ui:@max-4xl:block"
        >
          {offer}
        </span>
      )}
    </span>
  );
}
