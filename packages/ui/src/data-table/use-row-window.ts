"use client";

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { useIsHydrated } from "../hydration/use-is-hydrated.js";
import {
  putInReadingOrder,
  retainedRowIds,
  rowElement,
  rowHeightOf,
  scrollerOf,
  visibleArea,
} from "./row-dom.js";
import { assignSlots, type RowSlot } from "./row-slots.js";
import { type RowSpan, rowSpan, unmeasuredSpan, within } from "./row-window.js";
import type { RowId } from "./selection.js";
import type { SelectionStore } from "./selection-store.js";
import { useLatest } from "./use-latest.js";

interface Options {
  ids: readonly RowId[];
  /** Renders only the visible rows. */
  isWindowed: boolean;
  isPrinting: boolean;
  body: RefObject<HTMLElement | null>;
  store: SelectionStore;
  /** Row height before the first measurement, in px. */
  estimatedRowHeight: number;
}

interface RowWindow {
  slots: readonly RowSlot[];
  /** In px. */
  rowHeight: number;
  /** Focuses a row, rendering it first if it is out of view. */
  focusRow: (id: RowId) => void;
}

interface Measured {
  span: RowSpan;
  rowHeight: number;
  /** A row that is about to be focused. */
  rowToFocus: RowId | undefined;
}

/** Milliseconds without scrolling before rows are sorted in the DOM. */
const reorderDelay = 150;
const noSlots: readonly RowSlot[] = [];

/** The initial span of the last table, as an estimate for the next one. */
let lastInitialSpan = unmeasuredSpan;

/** Which rows are rendered, and in which slots. */
export function useRowWindow(options: Options): RowWindow {
  const { ids, isWindowed, isPrinting, body, store, estimatedRowHeight } = options;
  const rowCount = useLatest(ids.length);
  const isHydrated = useIsHydrated();
  const [measured, setMeasured] = useState<Measured>({
    span: isHydrated ? lastInitialSpan : unmeasuredSpan,
    rowHeight: estimatedRowHeight,
    rowToFocus: undefined,
  });
  const shown = useLatest(measured);
  const committed = useRef(noSlots);
  const slots = useMemo(() => {
    if (!isWindowed) return ids.map((id, index) => ({ key: index, id, index }));
    const span = isPrinting ? { first: 0, end: ids.length } : within(measured.span, ids.length);
    const retained = body.current ? retainedRowIds(body.current) : [];
    const tabStop = measured.rowToFocus ?? tabStopOf(store, ids);
    return assignSlots(committed.current, { ids, span, retained, tabStop });
  }, [ids, isWindowed, isPrinting, measured, store, body]);
  useBrowserLayoutEffect(() => {
    committed.current = isWindowed ? slots : noSlots;
  });

  const remeasure = useRef(() => {});
  useBrowserLayoutEffect(() => {
    const rows = body.current;
    const frame = rows && scrollerOf(rows);
    if (!isWindowed || !rows || !frame) return;
    let rowHeight = rowHeightOf(rows) || estimatedRowHeight;
    const measure = (): Measured => {
      const span = rowSpan({ ...visibleArea(rows), rowHeight, rowCount: rowCount.current });
      return { span, rowHeight, rowToFocus: undefined };
    };
    const update = () => {
      const next = measure();
      if (!isSame(shown.current, next)) flushSync(() => setMeasured(next));
    };
    const resize = () => {
      rowHeight = rowHeightOf(rows) || estimatedRowHeight;
      update();
    };
    const scroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(rows)) update();
    };
    const apply = (next: Measured) => setMeasured((before) => (isSame(before, next) ? before : next));
    const initial = measure();
    apply(initial);
    if (initial.span.first === 0) lastInitialSpan = initial.span;
    remeasure.current = () => apply(measure());
    const observer = new ResizeObserver(resize);
    observer.observe(frame);
    observer.observe(rows);
    document.addEventListener("scroll", scroll, { capture: true, passive: true });
    window.addEventListener("resize", resize);
    return () => {
      remeasure.current = () => {};
      observer.disconnect();
      document.removeEventListener("scroll", scroll, { capture: true });
      window.removeEventListener("resize", resize);
    };
  }, [isWindowed, estimatedRowHeight, body, shown, rowCount]);
  // After paint, to avoid a second layout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content above the table may have changed with the rows
  useEffect(() => remeasure.current(), [ids]);

  useEffect(() => {
    if (!isWindowed || slots.length === 0) return;
    const timer = setTimeout(
      () => body.current && putInReadingOrder(body.current),
      isPrinting ? 0 : reorderDelay,
    );
    return () => clearTimeout(timer);
  }, [slots, isWindowed, isPrinting, body]);

  const focusRow = useCallback(
    (id: RowId) => {
      const rows = body.current;
      if (!rows) return;
      if (!rowElement(rows, id)) flushSync(() => setMeasured((before) => ({ ...before, rowToFocus: id })));
      const row = rowElement(rows, id);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: "nearest", inline: "nearest" });
    },
    [body],
  );
  return { slots, rowHeight: measured.rowHeight, focusRow };
}

function tabStopOf({ activeId }: SelectionStore, ids: readonly RowId[]): RowId | undefined {
  return activeId !== undefined && ids.includes(activeId) ? activeId : ids[0];
}

function isSame(one: Measured, other: Measured): boolean {
  const isSameSpan = one.span.first === other.span.first && one.span.end === other.span.end;
  return isSameSpan && one.rowHeight === other.rowHeight;
}
