import { type RefObject, useEffect } from "react";
import type { FocusRequest } from "../draft/draft.ts";
import { isAt } from "./document/problems.ts";

const focusable =
  "summary, input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)";

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
    const control = element?.matches("input, select, textarea, button, section")
      ? element
      : (element?.querySelector<HTMLElement>(focusable) ?? element);
    openAncestors(control);
    element?.scrollIntoView({ block: "center" });
    control?.focus({ preventScroll: true });
  }, [root, focusRequest]);
}

function openAncestors(element: Element | null | undefined) {
  // The summary of an entry is visible while the entry is closed.
  const inside = element?.matches("summary") ? element.parentElement : element;
  const folded = inside?.parentElement?.closest<HTMLDetailsElement>("details:not([open])");
  if (!folded) return;
  folded.open = true;
  openAncestors(folded);
}
