"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Floating } from "../floating/floating.js";
import type { Side } from "../floating/place.js";

interface TipProps {
  /** For `aria-describedby` of what it explains. */
  id?: string;
  text: ReactNode;
  /** What it explains: the element around it, or the one before it. */
  explains: "parent" | "previous";
  side?: Side;
  /** Milliseconds of hovering before it shows. */
  delay?: number;
  /** A press shows it too: for what cannot be pressed, on a screen that is touched. */
  isShownOnPress?: boolean;
}

/** A bubble that shows under the pointer and the focus, and goes on Esc. */
export function Tip({ id, text, explains, side = "bottom", delay = 0, isShownOnPress = false }: TipProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const target = useRef<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element =
      explains === "parent" ? mark.current?.parentElement : mark.current?.previousElementSibling;
    if (!element) return;
    target.current = element;
    return listen(element, { delay, isShownOnPress, show: setOpen });
  }, [explains, delay, isShownOnPress]);
  return (
    <>
      <span ref={mark} hidden={true} />
      {isOpen ? (
        <Floating
          id={id}
          role={explains === "previous" ? "tooltip" : undefined}
          aria-hidden="true"
          anchor={target}
          side={side}
          align="center"
          gap={6}
          onClick={(event) => event.stopPropagation()}
          className="ui:w-max ui:max-w-60 ui:cursor-default ui:rounded-sm ui:bg-surface-inverse ui:px-2 ui:py-1 ui:text-start ui:text-caption ui:font-medium ui:text-fg-inverse ui:shadow-float ui:select-text"
        >
          {text}
        </Floating>
      ) : (
        id && (
          <span id={id} hidden={true}>
            {text}
          </span>
        )
      )}
    </>
  );
}

interface Listening {
  delay: number;
  isShownOnPress: boolean;
  show: (isOpen: boolean) => void;
}

function listen(element: Element, { delay, isShownOnPress, show }: Listening): () => void {
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
    if (!element.matches(":focus-visible")) hide();
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
  return () => {
    clearTimeout(timer);
    for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
  };
}
