import { AsyncLocalStorage } from "node:async_hooks";
import type { ScreenOrigin } from "@portico/contract";

const screens = new AsyncLocalStorage<ScreenOrigin>();

/** Does the work of a call that is made from an added screen: the audit keeps which, and which version of it. */
export function onScreen<Result>(screen: ScreenOrigin, work: () => Result): Result {
  return screens.run(screen, work);
}

/** The added screen that the call under way was made from; undefined where it came from none. */
export function screenOfCall(): ScreenOrigin | undefined {
  return screens.getStore();
}
