"use client";

import { type FocusEvent, type RefObject, useCallback } from "react";
import { setFocusHome } from "../focus-return/focus-return.js";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { controlsOf, rowElement } from "./row-dom.js";
import type { RowId } from "./selection.js";
import type { SelectionStore } from "./selection-store.js";
import { useLatest } from "./use-latest.js";

interface Options {
  ids: readonly RowId[];
  /** Rows are shown, and not a message or skeletons. */
  hasRows: boolean;
  store: SelectionStore;
  focusRow: (id: RowId) => void;
  /** Rows are selectable, so one of them is the tab stop. */
  isGrid: boolean;
  scroller: RefObject<HTMLElement | null>;
}

/**
 * If the focused row leaves, moves the focus to the row that took its place, or to the message of an empty table. Does
 * so too for what was opened from that row, such as a dialog, when it returns the focus.
 */
export function useRestoreFocus({ ids, hasRows, store, focusRow, isGrid, scroller }: Options) {
  const latest = useLatest({ ids, hasRows, isGrid });
  const focusHome = useCallback(
    (wished?: RowId) => {
      const { ids, hasRows, isGrid } = latest.current;
      const table = scroller.current?.querySelector("table");
      const id = wished !== undefined && ids.includes(wished) ? wished : store.activeId;
      if (hasRows && isGrid && id !== undefined) focusRow(id);
      else if (table) (stopIn(table, hasRows ? id : undefined) ?? table).focus();
    },
    [latest, scroller, store, focusRow],
  );
  useBrowserLayoutEffect(() => {
    const root = scroller.current?.parentElement;
    if (root) setFocusHome(root, focusHome);
  }, [scroller, focusHome]);
  useBrowserLayoutEffect(() => {
    if (!store.hasFocus) return;
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusHome();
    });
  }, [ids, hasRows, store, focusHome]);
  return {
    onFocusCapture: () => {
      store.hasFocus = true;
    },
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // If the window loses the focus, the row is still the active element.
      const next = relatedTarget ?? document.activeElement;
      store.hasFocus = next instanceof Node && currentTarget.contains(next);
    },
  };
}

/** The first control of a row, or the message of a table without rows. */
function stopIn(table: Element, id: RowId | undefined): HTMLElement | undefined | null {
  if (id === undefined) return table.querySelector<HTMLElement>("[data-message] [tabindex]");
  const row = rowElement(table, id);
  return row && controlsOf(row)[0];
}
