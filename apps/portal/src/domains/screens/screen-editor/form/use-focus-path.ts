import { type RefObject, useEffect } from "react";
import type { FocusRequest } from "../draft/draft.ts";
import { focusable } from "./controls/focusable.ts";
import { isAt } from "./document/problems.ts";

/** Focuses the control of the form closest to the requested path. */
export function useFocusPath(root: RefObject<HTMLElement | null>, focusRequest: FocusRequest | undefined) {
  useEffect(() => {
    if (!focusRequest) return;
    // Of two controls with the same path, the inner one.
    const [element] = [...(root.current?.querySelectorAll<HTMLElement>("[data-path]") ?? [])]
      .filter(({ dataset }) => isAt(focusRequest.path, dataset.path ?? ""))
      .toReversed()
      .toSorted((a, b) => (b.dataset.path ?? "").length - (a.dataset.path ?? "").length);
    const isControl = element?.matches("input, select, textarea, button, section");
    const control = isControl ? element : (element?.querySelector<HTMLElement>(focusable) ?? element);
    openAncestors(control);
    element?.scrollIntoView({ block: "center" });
    control?.focus({ preventScroll: true });
  }, [root, focusRequest]);
}

function openAncestors(element: Element | null | undefined) {
  // The summary of an entry is visible while the entry is closed.
  const inside = element?.matches("summary") ? element.parentElement : element;
  const closed = inside?.parentElement?.closest<HTMLDetailsElement>("details:not([open])");
  if (!closed) return;
  closed.open = true;
  openAncestors(closed);
}
