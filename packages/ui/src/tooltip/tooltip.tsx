"use client";

import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, useId } from "react";
import type { Side } from "../floating/place.js";
import { Tip } from "./tip.js";

export interface TooltipProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** What it says: a few words, nothing to press. */
  text: ReactNode;
  /** What it explains: one element that can have the focus. It gets the text as its accessible description. */
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
  /** Where it stands if there is room; at the window's edge it flips. @default "top" */
  side?: Side;
  /** Milliseconds of hovering before it shows; with the keyboard it shows at once. @default 300 */
  delay?: number;
}

/** A few words about something, shown under the pointer and the focus; Esc hides them. */
export function Tooltip({ text, children, side = "top", delay = 300, className, ...rest }: TooltipProps) {
  const id = useId();
  const describedBy = [children.props["aria-describedby"], id].filter(Boolean).join(" ");
  return (
    <span {...rest} className={className ?? "ui:contents"}>
      {cloneElement(children, { "aria-describedby": describedBy })}
      <Tip id={id} text={text} side={side} delay={delay} />
    </span>
  );
}
