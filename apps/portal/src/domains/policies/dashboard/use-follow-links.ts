import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** Returns a click handler that opens the portal's pages without reloading, for links that charts render. */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : undefined;
    if (!href?.startsWith("/portal/")) return;
    event.preventDefault();
    void navigate(href);
  };
}
