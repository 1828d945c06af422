"use client";

import { type RefObject, useMemo, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import type { Messages } from "../messages/messages.js";
import { announcement } from "./announcement.js";
import { haveSameIds, type RowId, type RowSelection, reconcile } from "./selection.js";
import { SelectionStore } from "./selection-store.js";
import { useLatest } from "./use-latest.js";

/** The gesture behind a change. */
export type SelectionReason = "press" | "checkbox" | "keyboard" | "contextMenu" | "markAll" | "unmarkAll";

/** What a gesture asks the page to hold. */
export interface SelectionChange {
  /** Everything selected, rows of other pages included. */
  ids: ReadonlySet<RowId>;
  /** The gesture behind it. */
  reason: SelectionReason;
}

/** How rows are selected, and what is. */
export interface DataTableSelection<Row> {
  /** How many rows can be selected at once. */
  mode: "none" | "one" | "many";
  /** What a plain click does: select only this row, or toggle it. @default "replace" */
  click?: "replace" | "toggle";
  /** The ids selected, on any page; the page holds them. */
  selectedIds: ReadonlySet<RowId>;
  /** How many that is where the ids do not tell it: of 'all matching' the page holds only the rows shown. @default as many as the ids */
  selectedCount?: number;
  /** Called with all ids selected after a gesture. */
  onSelectionChange: (change: SelectionChange) => void;
  /** What a row is called: 'Select {name}', '{name} selected. 3 selected.' */
  rowName: (row: Row) => string;
  /** Rows that say no can be focused and read, but not selected. @default every row can */
  isSelectable?: (row: Row) => boolean;
}

/** The selection as the table's event handlers need it. */
export interface SelectionControl {
  store: SelectionStore;
  /** Every row's id, in displayed order. */
  rowIds: () => readonly RowId[];
  /** The ids that can be selected, in displayed order. */
  selectableIds: () => readonly RowId[];
  current: () => RowSelection;
  change: (next: RowSelection, reason: SelectionReason) => void;
  rules: () => { mode: "one" | "many"; click: "replace" | "toggle" };
}

interface Options<Row> {
  rows: readonly Row[];
  /** The rows' ids, in displayed order. */
  ids: readonly RowId[];
  /** Those that can be selected. */
  selectableIds: readonly RowId[];
  selection: DataTableSelection<Row> | undefined;
  /** The element that says politely what changed. */
  liveRegion: RefObject<HTMLElement | null>;
  texts: Messages["table"];
}

/** The ids that can be selected, in displayed order. */
export function selectableIdsOf<Row>(
  rows: readonly Row[],
  ids: readonly RowId[],
  isSelectable: ((row: Row) => boolean) | undefined,
): readonly RowId[] {
  if (!isSelectable) return ids;
  return rows.flatMap((row, index) => (isSelectable(row) ? (ids[index] ?? []) : []));
}

const noIds: ReadonlySet<RowId> = new Set();

/** Keeps the store in step with the page's ids, remembers the anchor and announces what changed. */
export function useRowSelection<Row>(options: Options<Row>): SelectionControl {
  const { rows, ids, selectableIds, selection, liveRegion, texts } = options;
  const selectedIds = selection?.selectedIds ?? noIds;
  const count = selection?.selectedCount ?? selectedIds.size;
  const [store] = useState(() => new SelectionStore(selectedIds, ids[0]));
  const latest = useLatest(options);
  const remembered = useRef<RowSelection>({ ids: selectedIds, anchor: undefined });
  const told = useRef({ ids: selectedIds, count });

  useBrowserLayoutEffect(() => {
    const before = told.current;
    told.current = { ids: selectedIds, count };
    if (!haveSameIds(store.ids, selectedIds)) {
      remembered.current = reconcile(remembered.current, selectedIds);
      store.select(selectedIds);
    }
    const nameOf = (id: RowId) => {
      const row = rows[ids.indexOf(id)];
      return row && selection?.rowName(row);
    };
    const text = announcement(before, told.current, nameOf, texts);
    if (liveRegion.current && text !== undefined) liveRegion.current.textContent = text;
  }, [selectedIds, count]);

  useBrowserLayoutEffect(() => {
    if (store.activeId === undefined || !ids.includes(store.activeId)) store.activate(ids[0]);
  }, [ids, store]);
  useBrowserLayoutEffect(() => store.turnPage(), [selectableIds, store]);

  return useMemo(() => {
    return {
      store,
      selectableIds: () => latest.current.selectableIds,
      rowIds: () => latest.current.ids,
      current: () => ({ ids: store.ids, anchor: remembered.current.anchor }),
      change: (next, reason) => {
        const asked = remembered.current.ids;
        remembered.current = next;
        // What was asked for before may not have come yet, and must not come in its place.
        if (!haveSameIds(next.ids, store.ids) || !haveSameIds(next.ids, asked))
          latest.current.selection?.onSelectionChange({ ids: next.ids, reason });
      },
      rules: () => {
        const { mode = "many", click = "replace" } = latest.current.selection ?? {};
        return { mode: mode === "one" ? "one" : "many", click };
      },
    };
  }, [store, latest]);
}
