"use client";

import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { TooltipBubble } from "../tooltip/tooltip-bubble.js";
import { isWithinTolerance, longPressDelay } from "./touch.js";
import { cellOf, type TruncatedText, truncatedTextAt } from "./truncated-text.js";

export interface TruncatedTextTooltipProps {
  /** The element that the rows scroll in. */
  frame: RefObject<HTMLElement | null>;
  /** The rendered rows. The tooltip closes when they change. */
  rows: readonly unknown[];
  /** The last trigger while this code was loading. */
  last: RefObject<Trigger | undefined>;
}

/** The full text of a truncated cell on hover, focus or long press. One tooltip per table. */
export function TruncatedTextTooltip({ frame, rows, last }: TruncatedTextTooltipProps) {
  const [shown, setShown] = useState<TruncatedText>();
  const hide = useRef<() => void>(undefined);
  const target = useMemo(() => ({ current: shown?.cell ?? null }), [shown]);
  useEffect(() => {
    const leaving = new AbortController();
    if (!frame.current || !last.current) return;
    const { signal } = leaving;
    hide.current = watchTruncatedText({
      frame: frame.current,
      trigger: last.current,
      show: setShown,
      signal,
    });
    return () => leaving.abort();
  }, [frame, last]);
  const renderedRows = useRef(rows);
  useEffect(() => {
    if (renderedRows.current !== rows) hide.current?.();
    renderedRows.current = rows;
  }, [rows]);
  if (!shown) return null;
  return <TooltipBubble id={undefined} text={shown.text} side="top" isText target={target} />;
}

/** Milliseconds of hovering before the text shows, and for moving the pointer to the tooltip. */
const rest = 400;
const grace = 120;

/** An event that can open the tooltip. */
export type Trigger = PointerEvent | FocusEvent;

interface Options {
  /** The element that the rows scroll in. */
  frame: HTMLElement;
  /** The last trigger before the listeners were added. */
  trigger: Trigger;
  show: (shown: TruncatedText | undefined) => void;
  /** Removes the listeners. */
  signal: AbortSignal;
}

/**
 * Shows the full text of a truncated cell on hover, focus and long press. It stays open while the pointer is on it,
 * and Esc in the table closes it without any other effect.
 * @param show called with undefined to hide the text
 * @returns hides the text, for when the rows change
 */
function watchTruncatedText({ frame, trigger, show, signal }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: TruncatedText | undefined;
  let touchStart: { x: number; y: number } | undefined;
  const stay = () => clearTimeout(timer);
  const put = (found: TruncatedText | undefined) => {
    const next = isBehindDialog(frame) ? undefined : found;
    stay();
    if (next !== shown) show(next);
    shown = next;
  };
  const hide = () => put(undefined);
  const putSoon = (find: () => TruncatedText | undefined, after: number) => {
    stay();
    timer = setTimeout(() => put(find()), after);
  };
  const isFocused = () => shown?.cell.matches(":focus-visible, :has(:focus-visible)") === true;
  const leave = () => {
    stay();
    if (!isFocused()) timer = setTimeout(hide, grace);
  };

  const over = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === "touch" || !(target instanceof Element) || isFocused()) return;
    if (target.closest("[data-tip]") || (shown && cellOf(target) === shown.cell)) stay();
    else if (frame.contains(target)) putSoon(() => truncatedTextAt(target), shown ? grace : rest);
    else leave();
  };
  const press = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    if (!(target instanceof Element) || target.closest("[data-tip]")) return;
    hide();
    touchStart = pointerType === "touch" && frame.contains(target) ? { x, y } : undefined;
    if (touchStart) putSoon(() => truncatedTextAt(target), longPressDelay);
  };
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(":focus-visible")) put(truncatedTextAt(target));
  };
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handler: (event: HTMLElementEventMap[Name]) => void,
  ) => frame.addEventListener(name, handler, { signal });
  on("focusin", focus);
  on("pointermove", ({ clientX: x, clientY: y }) => {
    if (touchStart && !isWithinTolerance(touchStart, { x, y })) stay();
  });
  for (const name of ["pointerup", "pointercancel"] as const) on(name, () => touchStart && stay());
  on("focusout", ({ target }) => {
    if (target instanceof Element && shown?.cell.contains(target)) hide();
  });
  // Scrolling a windowed table can put another row into the cell.
  on("scroll", () => shown && truncatedTextAt(shown.cell)?.text !== shown.text && hide());
  const dismiss = (event: KeyboardEvent) => {
    if (!shown || event.key !== "Escape" || isInputMethodKey(event)) return;
    hide();
    // Elsewhere, such as in a dialog or in details beside the table, the key has another meaning.
    if (!(event.target instanceof Node && frame.contains(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("pointerover", over, { signal });
  document.addEventListener("pointerdown", press, { signal });
  window.addEventListener("keydown", dismiss, { capture: true, signal });
  signal.addEventListener("abort", stay);

  if (trigger instanceof FocusEvent) focus(trigger);
  else if (trigger.type !== "pointerdown") over(trigger);
  else if (isStillDown(trigger)) press(trigger);
  return hide;
}

/** A touched element captures its pointer until the finger is lifted. */
function isStillDown({ target, pointerId }: PointerEvent): boolean {
  return target instanceof Element && target.hasPointerCapture(pointerId);
}

/** Modal dialogs hide everything else from screen readers. */
function isBehindDialog(frame: HTMLElement): boolean {
  return frame.closest("[aria-hidden='true']") !== null;
}
