"use client";

import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { Side } from "../floating/place.js";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import type { TipBubbleProps } from "./tip-bubble.js";

/** Loaded when the first one shows; where it does not come, the text is there for screen readers alone. */
const TipBubble = lazy<ComponentType<TipBubbleProps>>(() =>
  import("./tip-bubble.js").then(
    (module) => ({ default: module.TipBubble }),
    () => ({ default: HiddenTip }),
  ),
);

interface TipProps {
  /** For `aria-describedby` of what it explains. */
  id?: string;
  text: ReactNode;
  side?: Side;
  /** Milliseconds of hovering before it shows. */
  delay?: number;
  /** A press shows it too: for what cannot be pressed, on a screen that is touched. */
  isShownOnPress?: boolean;
}

/**
 * A bubble about the element before it. It shows under the pointer and the focus, stays while the pointer is on it,
 * and goes on Esc.
 */
export function Tip({ id, text, side = "bottom", delay = 0, isShownOnPress = false }: TipProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const target = useRef<Element | null>(null);
  const listening = useRef<Listening>(undefined);
  const [isOpen, setOpen] = useState(false);
  // Before the next paint: the focus may come at once.
  useBrowserLayoutEffect(() => {
    const element = before(mark.current);
    if (!element) return;
    target.current = element;
    listening.current = listen(element, { delay, isShownOnPress, show: setOpen });
    return listening.current.stop;
  }, [delay, isShownOnPress]);
  return (
    <>
      <span ref={mark} hidden={true} data-tip="" />
      {isOpen ? (
        <Suspense fallback={<HiddenTip id={id} text={text} />}>
          <TipBubble
            id={id}
            text={text}
            side={side}
            target={target}
            onEnter={() => listening.current?.stay()}
            onLeave={() => listening.current?.leave()}
          />
        </Suspense>
      ) : (
        <HiddenTip id={id} text={text} />
      )}
    </>
  );
}

/** For `aria-describedby` of what it explains, while the bubble is not shown. */
function HiddenTip({ id, text }: Pick<TipBubbleProps, "id" | "text">) {
  return (
    id && (
      <span id={id} hidden={true} data-tip="">
        {text}
      </span>
    )
  );
}

/** What a mark stands behind, bubbles of its own left out. */
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
  /** The pointer has left the bubble, or what it explains. */
  leave: () => void;
  stop: () => void;
}

/** Milliseconds for the way between what it explains and the bubble. */
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
  const key = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key === "Escape") hide();
  };
  const handlers: Readonly<Record<string, (event: Event) => void>> = {
    pointerenter: enter,
    pointerleave: leave,
    focusin: focus,
    focusout: hide,
    keydown: key,
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
