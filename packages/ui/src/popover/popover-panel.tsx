"use client";

import { forwardRef, type HTMLAttributes, type RefObject, useEffect } from "react";
import { cx } from "../class-names/cx.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { Floating } from "../floating/floating.js";
import type { Align, Side } from "../floating/position.js";
import { usePressOutside } from "../floating/use-press-outside.js";

interface PopoverPanelProps extends HTMLAttributes<HTMLDivElement> {
  label: string;
  side: Side;
  align: Align;
  /** The element to position at. @default the parent element */
  anchor?: RefObject<Element | null> | undefined;
  /** Elements in which a press doesn't close it, besides the panel. */
  inside: readonly RefObject<Element | null>[];
  onPressOutside: () => void;
}

const controls = ":is(a[href], button, input, select, textarea, [tabindex='0']):not(:disabled)";

/** The panel of a popover. Its first control takes the focus. */
export const PopoverPanel = forwardRef<HTMLDivElement, PopoverPanelProps>(function PopoverPanel(
  { label, side, align, anchor, inside, onPressOutside, className, children, ...rest },
  ref,
) {
  const [panel, mergedRef] = useMergedRef(ref);
  usePressOutside([panel, ...inside], onPressOutside);
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>(controls) ?? panel.current;
    first?.focus();
  }, [panel]);
  return (
    <Floating side={side} align={align} anchor={anchor}>
      <div
        {...rest}
        ref={mergedRef}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={cx(
          "ui:max-h-(--portico-available-height) ui:animate-[portico-fade_var(--portico-motion-fast)_ease-out] ui:overflow-y-auto ui:rounded-lg ui:border ui:border-border ui:bg-surface-raised ui:p-3 ui:text-form ui:text-fg ui:shadow-float ui:outline-none",
          className,
        )}
      >
        {children}
      </div>
    </Floating>
  );
});
