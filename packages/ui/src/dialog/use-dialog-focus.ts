"use client";

import type * as RadixDialog from "@radix-ui/react-dialog";
import { type ComponentPropsWithoutRef, useRef } from "react";

type FocusHandlers = Pick<
  ComponentPropsWithoutRef<typeof RadixDialog.Content>,
  "onOpenAutoFocus" | "onCloseAutoFocus"
>;

/**
 * Focuses the first control of the body on open and restores the focus on close. Radix would focus the X of a dialog
 * without controls, whose tooltip then shows, and restores the focus only to its own trigger.
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
      const dialog = event.currentTarget;
      if (event.defaultPrevented || !(dialog instanceof HTMLElement)) return;
      event.preventDefault();
      firstStop(dialog).focus();
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

/** The first control of the body, a body that scrolls, or a button of the footer. The X is no first stop. */
function firstStop(dialog: HTMLElement): HTMLElement {
  return (
    firstControl(dialog, "[data-dialog-body]") ??
    dialog.querySelector<HTMLElement>("[data-dialog-body][tabindex]") ??
    firstControl(dialog, "[data-dialog-footer]") ??
    dialog
  );
}

function firstControl(dialog: HTMLElement, part: string): HTMLElement | undefined {
  const found = dialog.querySelectorAll<HTMLElement>(`${part} :is(${controls})`);
  return [...found].find(
    (control) => control.matches(":enabled, a") && control.checkVisibility?.() !== false,
  );
}
