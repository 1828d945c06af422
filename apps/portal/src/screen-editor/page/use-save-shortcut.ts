import { useEffect, useEffectEvent } from "react";

/** Saves on Ctrl+S or Cmd+S, unless a dialog is open. */
export function useSaveShortcut(save: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    const isCovered = document.querySelector("[role=dialog], [role=alertdialog]") !== null;
    if (!isCovered && !event.repeat) save();
  });
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
