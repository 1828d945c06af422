"use client";

import type { FocusEvent, RefObject } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import type { RowId } from "./selection.js";
import type { SelectionStore } from "./selection-store.js";

interface Options {
  ids: readonly RowId[];
  store: SelectionStore;
  focusRow: (id: RowId) => void;
  /** Rows can be selected, so one of them is the tab stop. */
  isGrid: boolean;
  body: RefObject<HTMLElement | null>;
}

/** Gives the focus to the tab stop, or to a plain table itself, when the row that held it is gone: not to nobody. */
export function useKeptFocus({ ids, store, focusRow, isGrid, body }: Options) {
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
