import { isInputMethodKey } from "@portico/ui/keyboard";
import type { KeyboardEvent } from "react";

/** Submits a form on Ctrl+Enter or Cmd+Enter, but not in a dialog that is inside it only in the React tree. */
export function submitOnCtrlEnter(submit: () => Promise<void>) {
  return (event: KeyboardEvent) => {
    if (isInputMethodKey(event)) return;
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    event.preventDefault();
    void submit();
  };
}
