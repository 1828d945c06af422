import { AsyncLocalStorage } from "node:async_hooks";
import type { ScreenOrigin } from "@portico/contract";

const screens = new AsyncLocalStorage<ScreenOrigin | undefined>();

/** Runs work on behalf of a custom screen, or without one. Audit records include the screen and its version. */
export function runWithScreen<Result>(screen: ScreenOrigin | undefined, work: () => Result): Result {
  return screens.run(screen, work);
}

/** The custom screen that the current work was requested from, if any. */
export function currentScreen(): ScreenOrigin | undefined {
  return screens.getStore();
}

/** A custom screen as stored in rows. */
export interface ScreenColumns {
  readonly screenId: string | null;
  readonly screenVersion: number | null;
}

/** The current custom screen as stored in rows. */
export function currentScreenColumns(): ScreenColumns {
  const screen = currentScreen();
  return { screenId: screen?.id ?? null, screenVersion: screen?.version ?? null };
}

/** The custom screen stored in a row. */
export function screenFromRow({ screenId, screenVersion }: ScreenColumns): ScreenOrigin | undefined {
  return screenId === null || screenVersion === null ? undefined : { id: screenId, version: screenVersion };
}
