import { type RefObject, useEffect } from "react";
import type { FocusRequest } from "../draft/draft.ts";
import { isAt } from "./document/problems.ts";

/** Focuses the control of the form closest to the requested path. */
export function useFocusPath(root: RefObject<HTMLElement | null>, focusRequest: FocusRequest | undefined) {
  useEffect(() => {
    if (!focusRequest) return;
    const { path } = focusRequest;
    const elements = [...(root.current?.querySelectorAll<HTMLElement>("[data-path]") ?? [])];
    // Of two controls with the same path, the inner one.
    const near = elements
      .filter(({ dataset }) => isAt(path, dataset.path ?? ""))
      .toReversed()
      .toSorted((a, b) => (b.dataset.path ?? "").length - (a.dataset.path ?? "").length);
    const [element] = near;
    const control = controlIn(element, path);
    openAncestors(control);
    element?.scrollIntoView({ block: "center" });
    control?.focus({ preventScroll: true });
  }, [root, focusRequest]);
}

/** The element to focus at a path: itself, the button that expands it, or its first control. */
function controlIn(element: HTMLElement | undefined, path: string): HTMLElement | null | undefined {
  if (!element || element.matches("input, select, textarea, button")) return element;
  const opener = element.dataset.path === path ? null : element.querySelector<HTMLElement>("[data-opens]");
  const control = element.querySelector<HTMLElement>(
    "input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)",
  );
  return opener ?? (element.matches("section") ? element : (control ?? element));
}

function openAncestors(element: HTMLElement | null | undefined) {
  const folded = element?.closest<HTMLDetailsElement>("details:not([open])");
  if (!folded) return;
  folded.open = true;
  openAncestors(folded);
}
