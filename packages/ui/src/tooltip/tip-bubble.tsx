"use client";

import { cx } from "class-variance-authority";
import type { ReactNode, RefObject } from "react";
import { Floating } from "../floating/floating.js";
import type { Side } from "../floating/place.js";

export interface TipBubbleProps {
  id: string | undefined;
  text: ReactNode;
  side: Side;
  /** What it explains. */
  target: RefObject<Element | null>;
  /** It is a text to be read, not a few words: wider, and broken anywhere. @default false */
  isText?: boolean;
  /** The pointer is on it. */
  onEnter?: () => void;
  /** The pointer has left it. */
  onLeave?: () => void;
}

/** A few words above everything else. */
export function TipBubble({ id, text, side, target, isText = false, onEnter, onLeave }: TipBubbleProps) {
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
      // React tells of entering before what was left hears of it, so `onPointerEnter` would come too early.
      onPointerOver={onEnter}
      onPointerLeave={onLeave}
      onClick={(event) => event.stopPropagation()}
      className={cx(
        isText ? "ui:max-w-96 ui:wrap-anywhere" : "ui:max-w-60",
        "ui:w-max ui:cursor-default ui:rounded-sm ui:bg-surface-inverse ui:px-2 ui:py-1 ui:text-start ui:text-caption ui:font-medium ui:text-fg-inverse ui:shadow-float ui:select-text ui:forced-colors:border",
      )}
    >
      {text}
    </Floating>
  );
}
