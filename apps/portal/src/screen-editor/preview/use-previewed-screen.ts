import type { ListScreen } from "@portico/portal-config";
import { readScreen } from "@portico/portal-config/check";
import { useEffect, useState } from "react";

/** Debounce delay in milliseconds. */
const rest = 400;

/** The screen that is previewed. */
export interface PreviewState {
  /** The last valid screen; undefined if there was none yet. */
  readonly screen: ListScreen | undefined;
  /** Whether the current draft is invalid. */
  readonly isOutdated: boolean;
}

/** Previews the draft with a delay. While it is invalid, the last valid screen stays. */
export function usePreviewedScreen(document: unknown): PreviewState {
  const [shown, setShown] = useState<PreviewState>(() =>
    next({ screen: undefined, isOutdated: false }, document),
  );
  useEffect(() => {
    const timer = setTimeout(() => setShown((before) => next(before, document)), rest);
    return () => clearTimeout(timer);
  }, [document]);
  return shown;
}

function next(before: PreviewState, document: unknown): PreviewState {
  const { screen } = readScreen(document);
  return screen ? { screen, isOutdated: false } : { ...before, isOutdated: true };
}
