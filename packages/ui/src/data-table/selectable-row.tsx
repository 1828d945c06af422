"use client";

import { memo, useCallback, useSyncExternalStore } from "react";
import { useMessages } from "../messages/use-messages.js";
import { RowCells, type RowProps } from "./row-cells.js";
import { rowPlace } from "./row-place.js";
import { SelectBox } from "./select-box.js";
import type { SelectionStore } from "./selection-store.js";

interface SelectableRowProps<Row> extends RowProps<Row> {
  store: SelectionStore;
  hasCheckbox: boolean;
  name: string;
  isSelectable: boolean;
}

// `memo` forgets type parameters.
const MemoRowCells = memo(RowCells) as typeof RowCells;

/** A row that can be selected; it reads its own state from the store, and leaves its cells alone when that changes. */
export function SelectableRow<Row>(props: SelectableRowProps<Row>) {
  const { id, name, isSelectable, ariaRowIndex, top, store, hasCheckbox } = props;
  const { row, cells, rowActions, cellRole } = props;
  const messages = useMessages();
  const subscribe = useCallback((listener: () => void) => store.subscribe(id, listener), [store, id]);
  const read = () => store.stateOf(id);
  const { isSelected, isActive } = useSyncExternalStore(subscribe, read, read);
  return (
    <tr
      {...rowPlace(top)}
      data-row-id={id}
      aria-rowindex={ariaRowIndex}
      aria-selected={isSelected}
      aria-disabled={isSelectable ? undefined : true}
      tabIndex={isActive ? 0 : -1}
    >
      {hasCheckbox && (
        <td role={cellRole} data-select-cell="" data-held="">
          <SelectBox label={messages.table.select(name)} isChecked={isSelected} isDisabled={!isSelectable} />
        </td>
      )}
      <MemoRowCells {...{ row, id, cells, rowActions, cellRole }} isOneTabStop />
    </tr>
  );
}
