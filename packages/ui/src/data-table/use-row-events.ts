"use client";

import { type DOMAttributes, type FocusEvent, type RefObject, useEffect, useMemo } from "react";
import { rowActionPointerHandlers } from "./row-action-pointer-handlers.js";
import { rowOf } from "./row-dom.js";
import { rowKeyHandlers } from "./row-key-handlers.js";
import { rowSelectionPointerHandlers } from "./row-selection-pointer-handlers.js";
import type { RowId } from "./selection.js";
import { useLatest } from "./use-latest.js";
import type { SelectionControl } from "./use-row-selection.js";

interface Options {
  control: SelectionControl;
  /** The row's main action: Enter, double-click or tap. */
  act: ((id: RowId) => void) | undefined;
  focusRow: (id: RowId) => void;
  /** Rows are selectable. */
  isGrid: boolean;
  body: RefObject<HTMLElement | null>;
}

/** Event handlers of the table body, shared by all rows. */
export function useRowEvents(options: Options): DOMAttributes<HTMLElement> {
  const { control, focusRow, isGrid, body } = options;
  const latestAct = useLatest(options.act);
  const { listen, ...events } = useMemo(() => {
    const canAct = () => latestAct.current !== undefined;
    const act = (id: RowId) => {
      latestAct.current?.(id);
      return canAct();
    };
    const { store } = control;
    const onFocus = (event: FocusEvent<HTMLElement>) =>
      store.activate(rowOf(event.target, event.currentTarget)?.dataset.rowId ?? store.activeId);
    if (!isGrid) return { ...rowActionPointerHandlers({ canAct, act }), onFocus };
    const context = { control, focusRow, canAct, act };
    return { ...rowSelectionPointerHandlers(context), onKeyDown: rowKeyHandlers(context), onFocus };
  }, [control, focusRow, latestAct, isGrid]);
  useEffect(() => {
    const leaving = new AbortController();
    if (body.current) listen(body.current, leaving.signal);
    return () => leaving.abort();
  }, [listen, body]);
  return events;
}
