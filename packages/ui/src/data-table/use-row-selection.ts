"use client";

import { useMemo, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import type { Messages } from "../messages/messages.js";
import type { TablePosition } from "./page-position.js";
import { haveSameIds, type RowId, type RowSelection, reconcile } from "./selection.js";
import { selectionAnnouncement } from "./selection-announcement.js";
import { SelectionStore } from "./selection-store.js";
import { useLatest } from "./use-latest.js";
import { useTabStop } from "./use-tab-stop.js";

/** The user action behind a selection change. */
export type SelectionReason = "press" | "checkbox" | "keyboard" | "contextMenu" | "markAll" | "unmarkAll";

/** The new selection. */
export interface SelectionChange {
  /** All selected ids, including rows of other pages. */
  ids: ReadonlySet<RowId>;
  /** The user action behind the change. */
  reason: SelectionReason;
}

/** The selection and its rules. */
export interface DataTableSelection<Row> {
  /** How many rows can be selected. */
  mode: "none" | "one" | "many";
  /** What a plain click does: select only this row, or toggle it. @default "replace" */
  click?: "replace" | "toggle" | undefined;
  /** The selected ids on all pages. Controlled by the page. */
  selectedIds: ReadonlySet<RowId>;
  /**
   * Number of selected rows, if `selectedIds` has only the shown rows, as with 'all matching'. @default the size of
   * `selectedIds`
   */
  selectedCount?: number | undefined;
  /** Called with all selected ids after a user action. */
  onSelectionChange: (change: SelectionChange) => void;
  /** A row's name, for 'Select {name}' and '{name} selected. 3 selected.' */
  rowName: (row: Row) => string;
  /** Rows for which it returns false can be focused and read, but not selected. @default all rows are selectable */
  isSelectable?: ((row: Row) => boolean) | undefined;
}

/** The selection, for the table's event handlers. */
export interface SelectionControl {
  store: SelectionStore;
  /** All row ids in display order. */
  rowIds: () => readonly RowId[];
  /** Selectable ids in display order. */
  selectableIds: () => readonly RowId[];
  current: () => RowSelection;
  change: (next: RowSelection, reason: SelectionReason) => void;
  rules: () => { mode: "one" | "many"; click: "replace" | "toggle" };
}

interface Options<Row> {
  rows: readonly Row[];
  /** The rows' ids in display order. */
  ids: readonly RowId[];
  /** Selectable ids. */
  selectableIds: readonly RowId[];
  selection: DataTableSelection<Row> | undefined;
  /** The page's position among all records. */
  position: TablePosition | undefined;
  resultsKey: string | null | undefined;
  /** Announces a text politely. */
  announce: (text: string) => void;
  texts: Messages["table"];
}

/** Selectable ids in display order. */
export function selectableIdsOf<Row>(
  rows: readonly Row[],
  ids: readonly RowId[],
  isSelectable: ((row: Row) => boolean) | undefined,
): readonly RowId[] {
  if (!isSelectable) return ids;
  return rows.flatMap((row, index) => (isSelectable(row) ? (ids[index] ?? []) : []));
}

const noIds: ReadonlySet<RowId> = new Set();

/** Syncs the store with the page's ids, tracks the anchor and announces changes. */
export function useRowSelection<Row>(options: Options<Row>): SelectionControl {
  const { rows, ids, selectableIds, selection, position, resultsKey, announce, texts } = options;
  const selectedIds = selection?.selectedIds ?? noIds;
  const count = selection?.selectedCount ?? selectedIds.size;
  const [store] = useState(() => new SelectionStore(selectedIds, ids[0]));
  const latest = useLatest(options);
  const remembered = useRef<RowSelection>({ ids: selectedIds, anchor: undefined });
  const announced = useRef({ ids: selectedIds, count, resultsKey });

  useBrowserLayoutEffect(() => {
    const before = announced.current;
    announced.current = { ids: selectedIds, count, resultsKey };
    if (!haveSameIds(store.ids, selectedIds)) {
      remembered.current = reconcile(remembered.current, selectedIds);
      store.select(selectedIds);
    }
    const nameOf = (id: RowId) => {
      const row = rows[ids.indexOf(id)];
      return row && selection?.rowName(row);
    };
    const text = selectionAnnouncement(before, announced.current, nameOf, texts);
    const isClearedByFilter = count === 0 && before.resultsKey !== resultsKey;
    if (text !== undefined && !isClearedByFilter) announce(text);
  }, [selectedIds, count]);

  useTabStop({ ids, store, position });
  useBrowserLayoutEffect(() => store.notifyPageChange(), [selectableIds, store]);

  return useMemo(() => {
    return {
      store,
      selectableIds: () => latest.current.selectableIds,
      rowIds: () => latest.current.ids,
      current: () => ({ ids: store.ids, anchor: remembered.current.anchor }),
      change: (next, reason) => {
        const pendingIds = remembered.current.ids;
        remembered.current = next;
        // An earlier change may still be pending; the last one wins.
        if (!haveSameIds(next.ids, store.ids) || !haveSameIds(next.ids, pendingIds))
          latest.current.selection?.onSelectionChange({ ids: next.ids, reason });
      },
      rules: () => {
        const { mode = "many", click = "replace" } = latest.current.selection ?? {};
        return { mode: mode === "one" ? "one" : "many", click };
      },
    };
  }, [store, latest]);
}

/** The rows' ids. The array stays the same while the rows do. */
export function useRowIds<Row>(rows: readonly Row[], rowId: (row: Row) => RowId): readonly RowId[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render may bring another function that says the same
  return useMemo(() => rows.map(rowId), [rows]);
}
