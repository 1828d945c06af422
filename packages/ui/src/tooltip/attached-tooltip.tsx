"use client";

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { Side } from "../floating/position.js";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import type { TooltipBubbleProps } from "./tooltip-bubble.js";

/** Loaded when the first tooltip shows. If loading fails, screen readers still get the text. */
const TooltipBubble = lazy<ComponentType<TooltipBubbleProps>>(() =>
  import("./tooltip-bubble.js").then(
    (module) => ({ default: module.TooltipBubble }),
    () => ({ default: HiddenTooltip }),
  ),
);

interface AttachedTooltipProps {
  /** For `aria-describedby` of the element. */
  id?: string | undefined;
  text: ReactNode;
  side?: Side | undefined;
  /** Milliseconds of hovering before it shows. */
  delay?: number | undefined;
  /** A press also shows it, for disabled controls on touch screens. */
  isShownOnPress?: boolean | undefined;
}

/**
 * A tooltip for the preceding element. It shows on hover and focus, stays while the pointer is on it, and Esc closes
 * it.
 */
export function AttachedTooltip({
  id,
  text,
  side = "bottom",
  delay = 0,
  isShownOnPress = false,
}: AttachedTooltipProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const target = useRef<Element | null>(null);
  const listening = useRef<Listening>(undefined);
  const [isOpen, setOpen] = useState(false);
  // Before the next paint, because the focus may follow immediately.
  useBrowserLayoutEffect(() => {
    const element = before(mark.current);
    if (!element) return;
    target.current = element;
    listening.current = listen(element, { delay, isShownOnPress, show: setOpen });
    return listening.current.stop;
  }, [delay, isShownOnPress]);
  useEffect(() => {
    if (!isOpen) return;
    // Also without the focus, for a pointer that can't move away.
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !isInputMethodKey(event)) setOpen(false);
    };
    document.addEventListener("keydown", close, true);
    return () => document.removeEventListener("keydown", close, true);
  }, [isOpen]);
  return (
    <>
      <span ref={mark} hidden={true} data-tip="" />
      {isOpen ? (
        <Suspense fallback={<HiddenTooltip id={id} text={text} />}>
          <TooltipBubble
            id={id}
            text={text}
            side={side}
            target={target}
            onEnter={() => listening.current?.stay()}
            onLeave={() => listening.current?.leave()}
          />
        </Suspense>
      ) : (
        <HiddenTooltip id={id} text={text} />
      )}
    </>
  );
}

/** The text for `aria-describedby` while the bubble is hidden. */
function HiddenTooltip({ id, text }: Pick<TooltipBubbleProps, "id" | "text">) {
  return (
    id && (
      <span id={id} hidden={true} data-tip="">
        {text}
      </span>
    )
  );
}

/** The preceding element, skipping other tooltips. */
function before(mark: Element | null): Element | undefined {
  let element = mark?.previousElementSibling;
  while (element?.hasAttribute("data-tip")) element = element.previousElementSibling;
  return element ?? undefined;
}

interface Occasions {
  delay: number;
  isShownOnPress: boolean;
  show: (isOpen: boolean) => void;
}

interface Listening {
  /** The pointer is on the bubble. */
  stay: () => void;
  /** The pointer left the bubble or the element. */
  leave: () => void;
  stop: () => void;
}

/** Milliseconds for moving the pointer from the element to the bubble. */
const grace = 120;

function listen(element: Element, { delay, isShownOnPress, show }: Occasions): Listening {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showNow = () => {
    clearTimeout(timer);
    show(true);
  };
  const hide = () => {
    clearTimeout(timer);
    show(false);
  };
  const enter = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType === "touch") return;
    clearTimeout(timer);
    timer = setTimeout(showNow, delay);
  };
  const leave = () => {
    clearTimeout(timer);
    if (!element.matches(":focus-visible")) timer = setTimeout(hide, grace);
  };
  const focus = () => {
    if (element.matches(":focus-visible, :has(:focus-visible)")) showNow();
  };
  const handlers: Readonly<Record<string, (event: Event) => void>> = {
    pointerenter: enter,
    pointerleave: leave,
    focusin: focus,
    // Not at once: a modal takes the focus back if a node is removed while the focus moves.
    focusout: leave,
    click: isShownOnPress ? showNow : hide,
  };
  for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
  return {
    stay: () => clearTimeout(timer),
    leave,
    stop: () => {
      clearTimeout(timer);
      for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
    },
  };
}
