"use client";

import { useEffect } from "react";
import { isInputMethodKey } from "../keyboard/input-method-key.js";

/** What a submit button says about its keys. */
export const submitKeys = { "aria-keyshortcuts": "Control+Enter Meta+Enter", title: "Ctrl+Enter" } as const;

let mounted = 0;

/**
 * Lets Ctrl+Enter and Cmd+Enter press the submit button of the form or dialog with the focus, while a page has submit
 * buttons.
 */
export function useSubmitKeys(isSubmit: boolean): void {
  useEffect(() => {
    if (!isSubmit) return undefined;
    mounted += 1;
    if (mounted === 1) document.addEventListener("keydown", pressSubmit);
    return () => {
      mounted -= 1;
      if (mounted === 0) document.removeEventListener("keydown", pressSubmit);
    };
  }, [isSubmit]);
}

function pressSubmit(event: KeyboardEvent): void {
  const isPressed = event.key === "Enter" && (event.ctrlKey || event.metaKey);
  if (!isPressed || event.altKey || event.shiftKey || event.repeat) return;
  if (event.defaultPrevented || isInputMethodKey(event)) return;
  const button = event.target instanceof Element ? submitButtonOf(event.target) : undefined;
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** The submit button of the form around an element, also one that is elsewhere, or of the dialog around it. */
function submitButtonOf(element: Element): HTMLButtonElement | null | undefined {
  const controls = [...(element.closest("form")?.elements ?? [])];
  const own = controls.find(
    (control): control is HTMLButtonElement =>
      control instanceof HTMLButtonElement && control.type === "submit",
  );
  return own ?? element.closest("[role=dialog]")?.querySelector<HTMLButtonElement>("button[type=submit]");
}
