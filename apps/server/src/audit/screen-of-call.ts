import { AsyncLocalStorage } from "node:async_hooks";
import type { ScreenOrigin } from "@portico/contract";

const screens = new AsyncLocalStorage<ScreenOrigin | undefined>();

/** Does work that is asked for from an added screen, or from none: the audit keeps which, and which version of it. */
export function onScreen<Result>(screen: ScreenOrigin | undefined, work: () => Result): Result {
  return screens.run(screen, work);
}

/** The added screen that the work under way was asked for from; undefined where from none. */
export function screenOfCall(): ScreenOrigin | undefined {
  return screens.getStore();
}

/** An added screen as rows keep it. */
export interface ScreenColumns {
  readonly screenId: string | null;
  readonly screenVersion: number | null;
}

/** The added screen that the work under way was asked for from, as rows keep it. */
export function screenColumns(): ScreenColumns {
  const screen = screenOfCall();
  return { screenId: screen?.id ?? null, screenVersion: screen?.version ?? null };
}

/** The added screen that a row keeps. */
export function screenOf({ screenId, screenVersion }: ScreenColumns): ScreenOrigin | undefined {
  return screenId === null || screenVersion === null ? undefined : { id: screenId, version: screenVersion };
}
