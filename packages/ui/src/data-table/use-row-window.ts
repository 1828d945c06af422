"use client";

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { putInReadingOrder } from "./reading-order.js";
import { heldRowIds, rowElement, visiblePart } from "./row-dom.js";
import { assignSlots, type RowSlot } from "./row-slots.js";
import { type RowSpan, rowSpan, unmeasuredSpan } from "./row-window.js";
import type { RowId } from "./selection.js";
import type { SelectionStore } from "./selection-store.js";
import { useBrowserLayoutEffect, useLatest } from "./use-latest.js";

interface Options {
  ids: readonly RowId[];
  /** Only the rows in view are drawn. */
  isWindowed: boolean;
  isPrinting: boolean;
  scroller: RefObject<HTMLElement | null>;
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

interface Drawn {
  span: RowSpan;
  rowHeight: number;
  held: readonly RowId[];
  tabStop: RowId | undefined;
}

/** How long nothing must move before the rows are put in reading order, in ms. */
const stillness = 150;
const noSlots: readonly RowSlot[] = [];

/** Which rows are drawn, and in which places of the document. */
export function useRowWindow(options: Options): RowWindow {
  const { ids, isWindowed, isPrinting, scroller, body, store } = options;
  const latest = useLatest(options);
  const [drawn, setDrawn] = useState<Drawn>({
    span: unmeasuredSpan,
    rowHeight: options.likelyRowHeight,
    held: [],
    tabStop: undefined,
  });
  const shown = useLatest(drawn);
  const committed = useRef(noSlots);
  const slots = useMemo(() => {
    if (!isWindowed) return ids.map((id, index) => ({ key: index, id, index }));
    const span = isPrinting ? { first: 0, end: ids.length } : within(drawn.span, ids.length);
    const focused = store.hasFocus && store.activeId !== undefined ? [store.activeId] : [];
    return assignSlots(committed.current, { ...drawn, ids, span, held: [...drawn.held, ...focused] });
  }, [ids, isWindowed, isPrinting, drawn, store]);

  const measure = useCallback((): Drawn | undefined => {
    const { current: bodyElement } = latest.current.body;
    const { current: scrollerElement } = latest.current.scroller;
    if (!bodyElement || !scrollerElement || !latest.current.isWindowed) return undefined;
    const rowCount = latest.current.ids.length;
    const visible = visiblePart(bodyElement, scrollerElement);
    const span = rowSpan({ ...visible, rowCount });
    const rowHeight = visible.rowHeight || latest.current.likelyRowHeight;
    return { span, rowHeight, held: heldRowIds(bodyElement), tabStop: store.activeId };
  }, [latest, store]);

  useBrowserLayoutEffect(() => {
    committed.current = isWindowed ? slots : noSlots;
  });
  useBrowserLayoutEffect(() => {
    const next = isWindowed && ids.length > 0 ? measure() : undefined;
    if (next) setDrawn((before) => (isSame(before, next) ? before : next));
  }, [ids, isWindowed, measure]);

  useEffect(() => {
    const element = scroller.current;
    if (!isWindowed || !element) return;
    const update = () => {
      const next = measure();
      if (next && !isSame(shown.current, next)) flushSync(() => setDrawn(next));
    };
    const scroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(body.current)) update();
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    if (body.current) observer.observe(body.current);
    document.addEventListener("scroll", scroll, { capture: true, passive: true });
    window.addEventListener("resize", update);
    return () => {
      observer.disconnect();
      document.removeEventListener("scroll", scroll, { capture: true });
      window.removeEventListener("resize", update);
    };
  }, [isWindowed, measure, scroller, body, shown]);

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
      const element = body.current;
      if (!element) return;
      if (!rowElement(element, id)) {
        flushSync(() => setDrawn((before) => ({ ...before, tabStop: id })));
      }
      const row = rowElement(element, id);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: "nearest", inline: "nearest" });
    },
    [body],
  );
  return { slots, rowHeight: drawn.rowHeight, focusRow };
}

function within({ first, end }: RowSpan, rowCount: number): RowSpan {
  const start = Math.max(0, Math.min(first, rowCount - (end - first)));
  return { first: start, end: Math.min(end - first + start, rowCount) };
}

function isSame(one: Drawn, other: Drawn): boolean {
  const isSameSpan = one.span.first === other.span.first && one.span.end === other.span.end;
  const isSameHeight = one.rowHeight === other.rowHeight;
  return (
    isSameSpan &&
    isSameHeight &&
    one.tabStop === other.tabStop &&
    one.held.join("\n") === other.held.join("\n")
  );
}
