"use client";

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from "react";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import type { ChartProps } from "./chart-props.js";
import { type Mark, nextMark } from "./marks.js";

interface ActiveMark {
  index: number;
  /** It has the focus, by keyboard. */
  isFocused: boolean;
}

function indexOf(target: EventTarget): number | undefined {
  const mark = target instanceof Element ? target.closest("[data-mark]") : null;
  return mark ? Number(mark.getAttribute("data-mark")) : undefined;
}

/** Ends the capture of a touch, so that a finger can move over the marks. */
function letPointerMove({ target, pointerId }: PointerEvent) {
  if (target instanceof Element && target.hasPointerCapture(pointerId))
    target.releasePointerCapture(pointerId);
}

/**
 * The mark under the pointer or with the focus, and the handlers of the graphic around the marks. One mark is the tab
 * stop; arrow keys move the focus. On a touch screen, the first tap on a mark shows its tooltip and the second presses it.
 */
export function useActiveMark(
  marks: readonly Mark[],
  { href, onSelect }: Pick<ChartProps, "href" | "onSelect">,
) {
  const [active, setActive] = useState<ActiveMark>();
  const [tabStop, setTabStop] = useState(0);
  const firstTap = useRef<number>(undefined);
  const close = () => setActive(undefined);
  const select = (index: number) => {
    const mark = marks[index];
    if (mark) onSelect?.({ point: mark.point });
  };

  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    const index = indexOf(target);
    if (index === undefined) return;
    if (pointerType === "touch") firstTap.current = index === active?.index ? undefined : index;
    if (index !== active?.index) setActive({ index, isFocused: false });
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "touch" && !active?.isFocused) close();
  };
  const onClick = (event: MouseEvent) => {
    const index = indexOf(event.target);
    const isFirstTap = index === firstTap.current;
    firstTap.current = undefined;
    if (index === undefined) return;
    if (isFirstTap) event.preventDefault();
    else select(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isInputMethodKey(event)) return;
    const index = indexOf(event.target);
    const mark = index === undefined ? undefined : marks[index];
    if (index === undefined || !mark) return;
    if (event.key === "Escape") close();
    // The browser presses links itself.
    const isPressed = (event.key === "Enter" || event.key === " ") && !href?.(mark.point);
    if (isPressed) select(index);
    const to = nextMark(event.key, index, marks);
    if (isPressed || to !== undefined) event.preventDefault();
    event.currentTarget.querySelector<SVGElement>(`[data-mark="${to}"]`)?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const index = indexOf(target);
    if (index === undefined) return;
    setTabStop(index);
    if (target.matches(":focus-visible")) setActive({ index, isFocused: true });
  };

  return {
    active,
    tabStop: Math.min(tabStop, marks.length - 1),
    close,
    handlers: {
      onPointerDown: letPointerMove,
      onPointerOver,
      onPointerLeave,
      onClick,
      onKeyDown,
      onFocus,
      onBlur: close,
    },
  };
}
