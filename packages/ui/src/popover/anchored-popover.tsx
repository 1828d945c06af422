"use client";

import { type FocusEvent, forwardRef, type HTMLAttributes, type KeyboardEvent, type RefObject } from "react";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import type { Align, Side } from "../floating/position.js";
import { focusOrigin, returnFocus } from "../focus-return/focus-return.js";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
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
 * cells of a table. It is open while it is mounted. When it closes, the focus returns to the anchor, or to the row in its
 * place if that has left the table.
 */
export const AnchoredPopover = forwardRef<HTMLDivElement, AnchoredPopoverProps>(function AnchoredPopover(
  { anchor, side = "bottom", align = "start", onClose, ...rest },
  ref,
) {
  const [panel, mergedRef] = useMergedRef(ref);
  useBrowserLayoutEffect(() => {
    const [element, origin] = [panel.current, focusOrigin(anchor.current)];
    return () => {
      if (element?.contains(document.activeElement)) returnFocus(origin);
    };
  }, [panel, anchor]);
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
      ref={mergedRef}
      {...{ anchor, side, align }}
      inside={[anchor]}
      data-handles-escape=""
      onKeyDown={press}
      onBlur={leave}
      onPressOutside={onClose}
    />
  );
});
