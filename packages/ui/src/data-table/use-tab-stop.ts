"use client";

import { useRef } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import type { TablePosition } from "./page-position.js";
import { successorOf } from "./row-position.js";
import type { RowId } from "./selection.js";
import type { SelectionStore } from "./selection-store.js";

interface Options {
  ids: readonly RowId[];
  store: SelectionStore;
  position: TablePosition | undefined;
}

/** Makes the row that takes the place of one that left the tab stop; that of a page that is empty now is the last one. */
export function useTabStop({ ids, store, position }: Options): void {
  const last = useRef({ ids, firstRow: position?.firstRow ?? 1 });
  useBrowserLayoutEffect(() => {
    if (ids.length === 0) return;
    const { ids: before, firstRow } = last.current;
    last.current = { ids, firstRow: position?.firstRow ?? 1 };
    const { activeId } = store;
    const isBeyondEnd = position !== undefined && !position.hasMoreRows && firstRow > position.totalRows;
    if (activeId === undefined) store.activate(ids[0]);
    else store.activate(isBeyondEnd ? ids.at(-1) : successorOf(activeId, before, ids));
  }, [ids, store]);
}
