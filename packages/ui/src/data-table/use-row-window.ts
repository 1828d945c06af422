"use client";

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { useIsHydrated } from "../hydration/use-is-hydrated.js";
import { putInReadingOrder } from "./reading-order.js";
import { frameOf, heldRowIds, rowElement, rowHeightOf, visiblePart } from "./row-dom.js";
import { assignSlots, type RowSlot } from "./row-slots.js";
import { type RowSpan, rowSpan, unmeasuredSpan, within } from "./row-window.js";
import type { RowId } from "./selection.js";
import type { SelectionStore } from "./selection-store.js";
import { useLatest } from "./use-latest.js";

interface Options {
  ids: readonly RowId[];
  /** Only the rows in view are drawn. */
  isWindowed: boolean;
  isPrinting: boolean;
  body: RefObject<HTMLElement | null>;
  store: SelectionStore;
  /** What a row's height is before it is measured, in px. */
  likelyRowHeight: number;
}

export interface RowWindow {
  slots: readonly RowSlot[];
  /** In px. */
  rowHeight: number;
  /** Focuses a row, drawing it first where it is out of view. */
  focusRow: (id: RowId) => void;
}

interface Seen {
  span: RowSpan;
  rowHeight: number;
  /** A row that is about to get the focus. */
  wanted: RowId | undefined;
}

/** How long nothing must move before the rows are put in reading order, in ms. */
const stillness = 150;
const noSlots: readonly RowSlot[] = [];

/** What the table before this one showed first; the next list opened is most often as high. */
let likelySpan = unmeasuredSpan;

/** Which rows are drawn, and in which places of the document. */
export function useRowWindow(options: Options): RowWindow {
  const { ids, isWindowed, isPrinting, body, store, likelyRowHeight } = options;
  const rowCount = useLatest(ids.length);
  const isHydrated = useIsHydrated();
  const [seen, setSeen] = useState<Seen>({
    span: isHydrated ? likelySpan : unmeasuredSpan,
    rowHeight: likelyRowHeight,
    wanted: undefined,
  });
  const shown = useLatest(seen);
  const committed = useRef(noSlots);
  const slots = useMemo(() => {
    if (!isWindowed) return ids.map((id, index) => ({ key: index, id, index }));
    const span = isPrinting ? { first: 0, end: ids.length } : within(seen.span, ids.length);
    const held = body.current ? heldRowIds(body.current) : [];
    const tabStop = seen.wanted ?? tabStopOf(store, ids);
    return assignSlots(committed.current, { ids, span, held, tabStop });
  }, [ids, isWindowed, isPrinting, seen, store, body]);
  useBrowserLayoutEffect(() => {
    committed.current = isWindowed ? slots : noSlots;
  });

  const lookAgain = useRef(() => {});
  useBrowserLayoutEffect(() => {
    const rows = body.current;
    const frame = rows && frameOf(rows);
    if (!isWindowed || !rows || !frame) return;
    let rowHeight = rowHeightOf(rows) || likelyRowHeight;
    const look = (): Seen => {
      const span = rowSpan({ ...visiblePart(rows), rowHeight, rowCount: rowCount.current });
      return { span, rowHeight, wanted: undefined };
    };
    const update = () => {
      const next = look();
      if (!isSame(shown.current, next)) flushSync(() => setSeen(next));
    };
    const resize = () => {
      rowHeight = rowHeightOf(rows) || likelyRowHeight;
      update();
    };
    const scroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(rows)) update();
    };
    const see = (next: Seen) => setSeen((before) => (isSame(before, next) ? before : next));
    const atFirst = look();
    see(atFirst);
    if (atFirst.span.first === 0) likelySpan = atFirst.span;
    lookAgain.current = () => see(look());
    const observer = new ResizeObserver(resize);
    observer.observe(frame);
    observer.observe(rows);
    document.addEventListener("scroll", scroll, { capture: true, passive: true });
    window.addEventListener("resize", resize);
    return () => {
      lookAgain.current = () => {};
      observer.disconnect();
      document.removeEventListener("scroll", scroll, { capture: true });
      window.removeEventListener("resize", resize);
    };
  }, [isWindowed, likelyRowHeight, body, shown, rowCount]);
  // After the picture, so that nothing is laid out twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the rows, what stands above the table may have changed
  useEffect(() => lookAgain.current(), [ids]);

  useEffect(() => {
    if (!isWindowed || slots.length === 0) return;
    const timer = setTimeout(
      () => body.current && putInReadingOrder(body.current),
      isPrinting ? 0 : stillness,
    );
    return () => clearTimeout(timer);
  }, [slots, isWindowed, isPrinting, body]);

  const focusRow = useCallback(
    (id: RowId) => {
      const rows = body.current;
      if (!rows) return;
      if (!rowElement(rows, id)) flushSync(() => setSeen((before) => ({ ...before, wanted: id })));
      const row = rowElement(rows, id);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: "nearest", inline: "nearest" });
    },
    [body],
  );
  return { slots, rowHeight: seen.rowHeight, focusRow };
}

function tabStopOf({ activeId }: SelectionStore, ids: readonly RowId[]): RowId | undefined {
  return activeId !== undefined && ids.includes(activeId) ? activeId : ids[0];
}

function isSame(one: Seen, other: Seen): boolean {
  const isSameSpan = one.span.first === other.span.first && one.span.end === other.span.end;
  return isSameSpan && one.rowHeight === other.rowHeight;
}
