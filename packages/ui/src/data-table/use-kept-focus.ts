"use client";

import type { FocusEvent } from "react";
import type { RowId } from "./selection.js";
import type { SelectionStore } from "./selection-store.js";
import { useBrowserLayoutEffect } from "./use-latest.js";

interface Options {
  ids: readonly RowId[];
  store: SelectionStore;
  focusRow: (id: RowId) => void;
}

/** Gives the focus to the table's tab stop when the row that held it is gone, rather than to nobody. */
export function useKeptFocus({ ids, store, focusRow }: Options) {
  useBrowserLayoutEffect(() => {
    if (!store.hasFocus || ids.length === 0) return;
    queueMicrotask(() => {
      const isLost = document.activeElement === document.body;
      if (isLost && store.activeId !== undefined) focusRow(store.activeId);
    });
  }, [ids, store, focusRow]);
  return {
    onFocusCapture: () => {
      store.hasFocus = true;
    },
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
      store.hasFocus = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
}
