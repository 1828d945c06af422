import { useState } from "react";

/** Gives the focus back to what opened the first of two dialogs, once the second closes. */
export function useOpenerFocus() {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
}
