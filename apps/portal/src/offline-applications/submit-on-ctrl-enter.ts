import type { KeyboardEvent } from "react";

/** Submits a form on Ctrl+Enter or Cmd+Enter. */
export function submitOnCtrlEnter(submit: () => Promise<void>) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    void submit();
  };
}
