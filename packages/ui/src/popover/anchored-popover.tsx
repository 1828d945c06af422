"use client";

import { type FocusEvent, forwardRef, type HTMLAttributes, type KeyboardEvent, type RefObject } from "react";
import type { Align, Side } from "../floating/position.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { PopoverPanel } from "./popover-panel.js";

export interface AnchoredPopoverProps extends HTMLAttributes<HTMLDivElement> {
  /** The element that it is shown at, such as a button. It gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  /** The accessible name of the panel. */
  label: string;
  /** Preferred side. Flips at the window's edge. @default "bottom" */
  side?: Side | undefined;
  /** Which edges of anchor and panel are aligned. @default "start" */
  align?: Align | undefined;
  /** Called on a press outside, when the focus moves away, and on Esc. */
  onClose: () => void;
}

/**
 * An open popover at an element that is rendered elsewhere, for many elements that share one popover, such as the
 * cells of a table. It is open while it is mounted. Esc returns the focus to the anchor.
 */
export const AnchoredPopover = forwardRef<HTMLDivElement, AnchoredPopoverProps>(function AnchoredPopover(
  { anchor, side = "bottom", align = "start", onClose, ...rest },
  ref,
) {
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event);
    // A list or menu inside handles the key itself.
    const handler = event.target instanceof Element && event.target.closest("[data-handles-escape]");
    if (event.key !== "Escape" || isInputMethodKey(event) || handler !== event.currentTarget) return;
    event.preventDefault();
    anchor.current?.focus();
    onClose();
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    rest.onBlur?.(event);
    const next = event.relatedTarget;
    if (next && !event.currentTarget.contains(next)) onClose();
  };
  return (
    <PopoverPanel
      {...rest}
      ref={ref}
      {...{ anchor, side, align }}
      inside={[anchor]}
      data-handles-escape=""
      onKeyDown={press}
      onBlur={leave}
      onPressOutside={onClose}
    />
  );
});
