import { AsyncLocalStorage } from "node:async_hooks";
import type { ScreenOrigin } from "@portico/contract";

const screens = new AsyncLocalStorage<ScreenOrigin | undefined>();

/** Does work that is asked for from an added screen, or from none: the audit keeps which, and which version of it. */
export function runWithScreen<Result>(screen: ScreenOrigin | undefined, work: () => Result): Result {
  return screens.run(screen, work);
}

/** The added screen that the work under way was asked for from; undefined where from none. */
export function currentScreen(): ScreenOrigin | undefined {
  return screens.getStore();
}

/** An added screen as rows keep it. */
export interface ScreenColumns {
  readonly screenId: string | null;
  readonly screenVersion: number | null;
}

/** The added screen that the work under way was asked for from, as rows keep it. */
export function currentScreenColumns(): ScreenColumns {
  const screen = currentScreen();
  return { screenId: screen?.id ?? null, screenVersion: screen?.version ?? null };
}

/** The added screen that a row keeps. */
export function screenFromRow({ screenId, screenVersion }: ScreenColumns): ScreenOrigin | undefined {
  return screenId === null || screenVersion === null ? undefined : { id: screenId, version: screenVersion };
}
