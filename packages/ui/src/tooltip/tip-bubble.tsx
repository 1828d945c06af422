"use client";

import type { ReactNode, RefObject } from "react";
import { Floating } from "../floating/floating.js";
import type { Side } from "../floating/place.js";

export interface TipBubbleProps {
  id: string | undefined;
  text: ReactNode;
  side: Side;
  /** What it explains. */
  target: RefObject<Element | null>;
  /** The pointer is on it. */
  onEnter: () => void;
  /** The pointer has left it. */
  onLeave: () => void;
}

/** A few words above everything else. */
export function TipBubble({ id, text, side, target, onEnter, onLeave }: TipBubbleProps) {
  return (
    <Floating
      id={id}
      role="tooltip"
      data-tip=""
      aria-hidden="true"
      anchor={target}
      side={side}
      align="center"
      gap={6}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onClick={(event) => event.stopPropagation()}
      className="ui:w-max ui:max-w-60 ui:cursor-default ui:rounded-sm ui:bg-surface-inverse ui:px-2 ui:py-1 ui:text-start ui:text-caption ui:font-medium ui:text-fg-inverse ui:shadow-float ui:select-text ui:forced-colors:border"
    >
      {text}
    </Floating>
  );
}
