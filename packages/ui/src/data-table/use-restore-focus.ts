"use client";

import type { FocusEvent, RefObject } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import type { RowId } from "./selection.js";
import type { SelectionStore } from "./selection-store.js";

interface Options {
  ids: readonly RowId[];
  store: SelectionStore;
  focusRow: (id: RowId) => void;
  /** Rows are selectable, so one of them is the tab stop. */
  isGrid: boolean;
  body: RefObject<HTMLElement | null>;
}

/** If the focused row disappears, moves the focus to the tab stop, or to the table itself without a selection. */
export function useRestoreFocus({ ids, store, focusRow, isGrid, body }: Options) {
  useBrowserLayoutEffect(() => {
    if (!store.hasFocus || ids.length === 0) return;
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      if (!isGrid) body.current?.closest("table")?.focus({ preventScroll: true });
      else if (store.activeId !== undefined) focusRow(store.activeId);
    });
  }, [ids, store, focusRow, isGrid, body]);
  return {
    onFocusCapture: () => {
      store.hasFocus = true;
    },
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
      store.hasFocus = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
}
