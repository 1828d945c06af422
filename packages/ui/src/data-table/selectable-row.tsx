"use client";

import { useRef, useSyncExternalStore } from "react";
import { useMessages } from "../messages/use-messages.js";
import { RowCells, type RowProps } from "./row-cells.js";
import { controlsOf } from "./row-dom.js";
import { SelectBox } from "./select-box.js";
import type { SelectionStore } from "./selection-store.js";
import { useBrowserLayoutEffect } from "./use-latest.js";

interface SelectableRowProps<Row> extends RowProps<Row> {
  store: SelectionStore;
  hasCheckbox: boolean;
  name: string;
  isSelectable: boolean;
}

/** A row that can be selected; it reads its own state from the store. */
export function SelectableRow<Row>(props: SelectableRowProps<Row>) {
  const { id, name, isSelectable, ariaRowIndex, store, hasCheckbox } = props;
  const messages = useMessages();
  const line = useRef<HTMLTableRowElement>(null);
  const subscribe = (listener: () => void) => store.subscribe(id, listener);
  const isSelected = useSyncExternalStore(
    subscribe,
    () => store.isSelected(id),
    () => store.isSelected(id),
  );
  const isActive = useSyncExternalStore(
    subscribe,
    () => store.isActive(id),
    () => store.isActive(id),
  );

  // The table is one tab stop: Left and Right reach what stands in the row.
  useBrowserLayoutEffect(() => {
    for (const control of line.current ? controlsOf(line.current) : []) control.tabIndex = -1;
  });

  return (
    <tr
      ref={line}
      data-row-id={id}
      aria-rowindex={ariaRowIndex}
      aria-selected={isSelected}
      aria-disabled={isSelectable ? undefined : true}
      tabIndex={isActive ? 0 : -1}
    >
      {hasCheckbox && (
        <td data-select-cell="" data-held="">
          <SelectBox label={messages.table.select(name)} checked={isSelected} isDisabled={!isSelectable} />
        </td>
      )}
      <RowCells {...props} />
    </tr>
  );
}
