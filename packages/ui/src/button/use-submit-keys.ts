"use client";

import { useEffect } from "react";
import { isInputMethodKey } from "../keyboard/input-method-key.js";

/** What a submit button says about its keys. */
export const submitKeys = { "aria-keyshortcuts": "Control+Enter Meta+Enter", title: "Ctrl+Enter" } as const;

const submits = "button[type=submit]";

/**
 * Lets Ctrl+Enter and Cmd+Enter press the submit button of the form or dialog with the focus. One listener serves all of
 * them and stays: adding it again does nothing.
 */
export function useSubmitKeys(isSubmit: boolean): void {
  useEffect(() => {
    if (isSubmit) document.addEventListener("keydown", pressSubmit);
  }, [isSubmit]);
}

function pressSubmit(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event;
  if (key !== "Enter" || !(ctrlKey || metaKey) || altKey || shiftKey || repeat) return;
  if (event.defaultPrevented || isInputMethodKey(event) || !(target instanceof Element)) return;
  // A form's elements include a button elsewhere that belongs to it.
  const own = [...(target.closest("form")?.elements ?? [])].find((control) => control.matches(submits));
  const button = own ?? target.closest("[role=dialog]")?.querySelector(submits);
  if (!(button instanceof HTMLElement)) return;
  event.preventDefault();
  button.click();
}
