"use client";

import type { ReactNode, RefObject } from "react";
import { cx } from "../class-names/cx.js";
import { Floating } from "../floating/floating.js";
import type { Side } from "../floating/position.js";

export interface TooltipBubbleProps {
  id: string | undefined;
  text: ReactNode;
  side: Side;
  /** The element that it describes. */
  target: RefObject<Element | null>;
  /** For long text: wider, with line breaks anywhere. @default false */
  isText?: boolean | undefined;
  /** The pointer entered the bubble. */
  onEnter?: (() => void) | undefined;
  /** The pointer left the bubble. */
  onLeave?: (() => void) | undefined;
}

/** The tooltip's bubble, above everything else. */
export function TooltipBubble({
  id,
  text,
  side,
  target,
  isText = false,
  onEnter,
  onLeave,
}: TooltipBubbleProps) {
  return (
    <Floating
      id={id}
      role="tooltip"
      data-tip=""
      aria-hidden="true"
      anchor={target}
      side={side}
      align={isText ? "start" : "center"}
      gap={6}
      // React fires enter before leave, so `onPointerEnter` would be too early.
      onPointerOver={onEnter}
      onPointerLeave={onLeave}
      onClick={(event) => event.stopPropagation()}
      className={cx(
        isText ? "ui:max-w-96 ui:wrap-anywhere" : "ui:max-w-60",
        "ui:value-text ui:w-max ui:cursor-default ui:rounded-sm ui:bg-surface-inverse ui:px-2 ui:py-1 ui:text-start ui:text-caption ui:font-medium ui:text-fg-inverse ui:shadow-float ui:select-text ui:forced-colors:border",
      )}
    >
      {text}
    </Floating>
  );
}
