"use client";

import { type DOMAttributes, type FocusEvent, type RefObject, useEffect, useMemo } from "react";
import { plainRowPointer } from "./plain-row-pointer.js";
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
  /** Rows can be selected. */
  isGrid: boolean;
  body: RefObject<HTMLElement | null>;
}

/** The handlers of the table's body, one set for all rows. */
export function useRowEvents(options: Options): DOMAttributes<HTMLElement> {
  const { control, focusRow, isGrid, body } = options;
  const latestAct = useLatest(options.act);
  const { listen, ...events } = useMemo(() => {
    const canAct = () => latestAct.current !== undefined;
    const act = (id: RowId) => {
      latestAct.current?.(id);
      return canAct();
    };
    if (!isGrid) return plainRowPointer({ canAct, act });
    const context = { control, focusRow, canAct, act };
    const { store } = control;
    return {
      ...rowPointer(context),
      onKeyDown: rowKeys(context),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        store.activate(rowOf(event.target, event.currentTarget)?.dataset.rowId ?? store.activeId);
      },
    };
  }, [control, focusRow, latestAct, isGrid]);
  useEffect(() => {
    const leaving = new AbortController();
    if (body.current) listen(body.current, leaving.signal);
    return () => leaving.abort();
  }, [listen, body]);
  return events;
}
