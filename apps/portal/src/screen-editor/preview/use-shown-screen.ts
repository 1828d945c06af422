import type { ListScreen } from "@portico/portal-config";
import { readScreen } from "@portico/portal-config/check";
import { useEffect, useState } from "react";

/** Milliseconds that writing must rest before the preview follows. */
const rest = 400;

/** The screen that is previewed. */
export interface ShownScreen {
  /** The last one that could be shown; undefined where there was none yet. */
  readonly screen: ListScreen | undefined;
  /** Whether what is written now cannot be shown. */
  readonly isBefore: boolean;
}

/** Follows a document that is written, at a distance; one that cannot be shown leaves the one before. */
export function useShownScreen(document: unknown): ShownScreen {
  const [shown, setShown] = useState<ShownScreen>(() =>
    next({ screen: undefined, isBefore: false }, document),
  );
  useEffect(() => {
    const timer = setTimeout(() => setShown((before) => next(before, document)), rest);
    return () => clearTimeout(timer);
  }, [document]);
  return shown;
}

function next(before: ShownScreen, document: unknown): ShownScreen {
  const { screen } = readScreen(document);
  return screen ? { screen, isBefore: false } : { ...before, isBefore: true };
}
