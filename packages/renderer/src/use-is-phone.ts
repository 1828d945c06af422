import { useSyncExternalStore } from "react";
import { useListPreview } from "./list/list-preview.ts";

// Not in print, because paper has the table.
const query = "screen and (width < 40rem)";

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** Whether the window is narrower than 640 px, where lists are cards, or a preview shows that. */
export function useIsPhone(): boolean {
  const { isPhone } = useListPreview();
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
  return isPhone ?? isNarrow;
}
