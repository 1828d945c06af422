"use client";

import {
  cloneElement,
  type FocusEvent,
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
} from "react";
import { cx } from "../class-names/cx.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import type { Align, Side } from "../floating/position.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { PopoverPanel } from "./popover-panel.js";
import { useOpenState } from "./use-open-state.js";

interface TriggerProps {
  "aria-haspopup"?: "dialog" | undefined;
  "aria-expanded"?: boolean | undefined;
  "aria-controls"?: string | undefined;
  onClick?: (() => void) | undefined;
}

export interface PopoverProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement<TriggerProps>;
  /** The accessible name of the panel. */
  label: string;
  /** Preferred side. Flips at the window's edge. @default "bottom" */
  side?: Side | undefined;
  /** Which edges of button and panel are aligned. @default "start" */
  align?: Align | undefined;
  /** Whether it is open, if the page controls it. */
  isOpen?: boolean | undefined;
  /** Whether it is open at first, if it is uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the user opens or closes it. */
  onOpenChange?: ((change: { isOpen: boolean }) => void) | undefined;
  /** Classes of the parts. */
  classNames?: { panel?: string | undefined } | undefined;
  /** The content. A function receives `close`. */
  children: ReactNode | ((actions: { close: () => void }) => ReactNode);
}

/**
 * A panel at a button, for a few controls or details. The page stays usable: a press outside, moving the focus away,
 * and Esc close it.
 */
export const Popover = forwardRef<HTMLSpanElement, PopoverProps>(function Popover(
  {
    trigger,
    label,
    side = "bottom",
    align = "start",
    isOpen: controlled,
    defaultOpen,
    onOpenChange,
    className,
    classNames,
    children,
    ...rest
  },
  ref,
) {
  const id = useId();
  const [root, mergedRef] = useMergedRef(ref);
  const [isOpen, setOpen] = useOpenState({ isOpen: controlled, defaultOpen, onOpenChange });
  const close = () => {
    setOpen(false);
    const button = root.current?.firstElementChild;
    if (button instanceof HTMLElement) button.focus();
  };
  const press = (event: KeyboardEvent<HTMLSpanElement>) => {
    rest.onKeyDown?.(event);
    // A list or menu inside handles the key itself.
    const handler = event.target instanceof Element && event.target.closest("[data-handles-escape]");
    if (!isOpen || event.key !== "Escape" || isInputMethodKey(event) || handler !== event.currentTarget)
      return;
    event.preventDefault();
    close();
  };
  const leave = (event: FocusEvent<HTMLSpanElement>) => {
    rest.onBlur?.(event);
    const next = event.relatedTarget;
    if (isOpen && next && !event.currentTarget.contains(next)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows where the focus is
    <span
      {...rest}
      ref={mergedRef}
      className={cx("ui:inline-flex", className)}
      data-open={isOpen || undefined}
      data-handles-escape={isOpen ? "" : undefined}
      onKeyDown={press}
      onBlur={leave}
    >
      {cloneElement(trigger, {
        "aria-haspopup": "dialog",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? id : undefined,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && (
        <PopoverPanel
          {...{ id, label, side, align }}
          inside={[root]}
          className={classNames?.panel}
          onPressOutside={() => setOpen(false)}
        >
          {typeof children === "function" ? children({ close }) : children}
        </PopoverPanel>
      )}
    </span>
  );
});
