"use client";

import {
  Children,
  cloneElement,
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useId,
} from "react";
import type { Side } from "../floating/position.js";
import { AttachedTooltip } from "./attached-tooltip.js";

export interface TooltipProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** A few words of text, without controls. */
  text: ReactNode;
  /** A focusable element. The text becomes its accessible description. */
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
  /** Preferred side. Flips at the window's edge. @default "top" */
  side?: Side | undefined;
  /** Milliseconds of hovering before it shows. Keyboard focus shows it immediately. @default 300 */
  delay?: number | undefined;
}

/**
 * A short description of an element, shown on hover and focus. Esc hides it. `RichTooltip` has a heading and a list;
 * links and buttons belong in a `Popover`.
 */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  { text, children, side = "top", delay = 300, className, ...rest },
  ref,
) {
  const id = useId();
  return (
    <span {...rest} ref={ref} className={className ?? "ui:contents"}>
      {/* `Children.map` also resolves the lazy child that a server component passes. */}
      {Children.map(children, (child) =>
        cloneElement(child, {
          "aria-describedby": [child.props["aria-describedby"], id].filter(Boolean).join(" "),
        }),
      )}
      <AttachedTooltip id={id} text={text} side={side} delay={delay} />
    </span>
  );
});
