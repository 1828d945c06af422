"use client";

import type * as RadixDialog from "@radix-ui/react-dialog";
import { type ComponentPropsWithoutRef, type FocusEvent, useRef } from "react";
import { type FocusOrigin, focusOrigin, returnFocus } from "../focus-return/focus-return.js";

type FocusHandlers = Pick<
  ComponentPropsWithoutRef<typeof RadixDialog.Content>,
  "onOpenAutoFocus" | "onCloseAutoFocus"
>;

interface FocusMoves {
  onFocusCapture: (event: FocusEvent<HTMLElement>) => void;
  onBlurCapture: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Focuses the first control of the body on open and restores the focus on close. Radix would focus the X of a dialog
 * without controls, whose tooltip then shows, and restores the focus only to its own trigger.
 */
export function useDialogFocus({
  onOpenAutoFocus,
  onCloseAutoFocus,
}: FocusHandlers): Required<FocusHandlers> & FocusMoves {
  const opened = useRef<OpenDialog>(undefined);
  const destination = useRef<Element | null>(null);
  return {
    onBlurCapture: ({ relatedTarget }) => {
      destination.current = relatedTarget;
    },
    onFocusCapture: ({ target, currentTarget }) => {
      const { current: next } = destination;
      destination.current = null;
      // Radix focuses the dialog if an element is removed while the focus moves, such as an error message.
      const isDiverted = target === currentTarget && next !== target && currentTarget.contains(next);
      if (isDiverted && next instanceof HTMLElement) next.focus();
    },
    onOpenAutoFocus: (event) => {
      const dialog = event.currentTarget;
      if (!(dialog instanceof HTMLElement)) return;
      opened.current = { ...openedFrom(), dialog };
      openDialogs.add(opened.current);
      onOpenAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      firstStop(dialog).focus();
    },
    onCloseAutoFocus: (event) => {
      const { current } = opened;
      if (current) openDialogs.delete(current);
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      // The dialog that replaced this one has the focus.
      if (document.activeElement?.closest("[role$=dialog]")) return;
      if (current) returnTo(current);
    },
  };
}

interface OpenDialog {
  dialog: HTMLElement;
  origin: FocusOrigin;
  /** The toolbar of the opener. */
  toolbar: Element | null | undefined;
}

/**
 * Focuses the opener. If its toolbar moved it to the 'More' menu or back while the window was resized, what replaces
 * it; if its row left the table, the row in its place.
 */
function returnTo({ origin, toolbar }: OpenDialog): void {
  const opener = origin.element;
  if (!toolbar || opener?.isConnected !== false) {
    returnFocus(origin);
    return;
  }
  const buttons = [...toolbar.querySelectorAll<HTMLElement>("button")];
  const moved = buttons.find(({ textContent }) => textContent === opener.textContent) ?? buttons.at(-1);
  if (moved?.isConnected) moved.focus();
  else returnFocus(origin);
}

const openDialogs = new Set<OpenDialog>();

/** The focused element. For a dialog that replaces another, such as one that was loading, the opener of that one. */
function openedFrom(): Omit<OpenDialog, "dialog"> {
  const replaced = [...openDialogs].find(({ dialog }) => !dialog.isConnected);
  const origin = focusOrigin();
  return replaced ?? { origin, toolbar: origin.element?.closest("[data-toolbar-actions]") };
}

const controls = "a[href], button, input:not([readonly]), select, textarea:not([readonly])";

/**
 * The first control of the body that is not read-only, a body that scrolls, or a button of the footer. The X is no
 * first stop.
 */
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
