"use client";

import { type FocusEvent, useMemo } from "react";
import { rowOf } from "./row-dom.js";
import { rowKeys } from "./row-keys.js";
import { rowPointer } from "./row-pointer.js";
import type { RowId } from "./selection.js";
import { useLatest } from "./use-latest.js";
import type { SelectionControl } from "./use-row-selection.js";

interface Options {
  control: SelectionControl;
  /** The row's main action: Enter, double click, a tap. */
  act: ((id: RowId) => void) | undefined;
  focusRow: (id: RowId) => void;
}

/** The handlers of the table's body, one set for all rows. */
export function useRowEvents({ control, act, focusRow }: Options) {
  const latestAct = useLatest(act);
  return useMemo(() => {
    const context = {
      control,
      focusRow,
      canAct: () => latestAct.current !== undefined,
      act: (id: RowId) => {
        latestAct.current?.(id);
        return latestAct.current !== undefined;
      },
    };
    const { store } = control;
    return {
      ...rowPointer(context),
      onKeyDown: rowKeys(context),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        store.activate(rowOf(event.target, event.currentTarget)?.dataset.rowId ?? store.activeId);
      },
    };
  }, [control, focusRow, latestAct]);
}
