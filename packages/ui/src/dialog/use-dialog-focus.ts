"use client";

import type * as RadixDialog from "@radix-ui/react-dialog";
import { type ComponentPropsWithoutRef, useRef } from "react";

type FocusHandlers = Pick<
  ComponentPropsWithoutRef<typeof RadixDialog.Content>,
  "onOpenAutoFocus" | "onCloseAutoFocus"
>;

/**
 * Focuses the first control of the body on open and restores the focus on close. Radix would focus a scrolling body
 * itself, and restores the focus only to its own trigger.
 */
export function useDialogFocus({
  onOpenAutoFocus,
  onCloseAutoFocus,
}: FocusHandlers): Required<FocusHandlers> {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement;
      onOpenAutoFocus?.(event);
      const first = event.defaultPrevented ? undefined : firstControl(event.currentTarget);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

const controls = "a[href], button, input, select, textarea";

function firstControl(dialog: EventTarget | null): HTMLElement | undefined {
  if (!(dialog instanceof HTMLElement)) return undefined;
  const found = dialog.querySelectorAll<HTMLElement>(`[data-dialog-body] :is(${controls})`);
  return [...found].find(
    (control) => control.matches(":enabled, a") && control.checkVisibility?.() !== false,
  );
}
