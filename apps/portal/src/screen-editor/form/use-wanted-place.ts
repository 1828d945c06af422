import { type RefObject, useEffect } from "react";
import type { WantedPlace } from "../draft.ts";
import { isAt } from "./problems.ts";

/** Leads to the place of the form that was wanted last: the one that is nearest to it gets the focus. */
export function useWantedPlace(root: RefObject<HTMLElement | null>, wanted: WantedPlace | undefined) {
  useEffect(() => {
    if (!wanted) return;
    const { path } = wanted;
    const places = [...(root.current?.querySelectorAll<HTMLElement>("[data-path]") ?? [])];
    // Of two that name the same place, the one inside the other.
    const near = places
      .filter(({ dataset }) => isAt(path, dataset.path ?? ""))
      .toReversed()
      .toSorted((a, b) => (b.dataset.path ?? "").length - (a.dataset.path ?? "").length);
    const [place] = near;
    const control = controlIn(place, path);
    unfoldAround(control);
    place?.scrollIntoView({ block: "center" });
    control?.focus({ preventScroll: true });
  }, [root, wanted]);
}

/** What takes the focus at a place: itself, what opens it where the place wanted is further inside, its first control. */
function controlIn(place: HTMLElement | undefined, path: string): HTMLElement | null | undefined {
  if (!place || place.matches("input, select, textarea, button")) return place;
  const opener = place.dataset.path === path ? null : place.querySelector<HTMLElement>("[data-opens]");
  const control = place.querySelector<HTMLElement>(
    "input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)",
  );
  return opener ?? (place.matches("section") ? place : (control ?? place));
}

function unfoldAround(place: HTMLElement | null | undefined) {
  const folded = place?.closest<HTMLDetailsElement>("details:not([open])");
  if (!folded) return;
  folded.open = true;
  unfoldAround(folded);
}
