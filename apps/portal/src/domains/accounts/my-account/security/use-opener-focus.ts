import { useState } from "react";

/** Returns the focus to what opened the first of two dialogs when the second closes. */
export function useOpenerFocus() {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
}
