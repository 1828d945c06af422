import { isInputMethodKey } from "@portico/ui/keyboard";
import { isTyping } from "./is-typing.ts";

/** Milliseconds after which a key is forgotten: a page that appears later would do something that nobody expects. */
const lifetime = 5_000;
let pressed: readonly KeyboardEvent[] = [];
let isWaiting = false;

/** Remembers keys from now on, because their shortcuts are still loading. */
export function rememberKeys(): void {
  if (isWaiting) return;
  isWaiting = true;
  document.addEventListener("keydown", remember);
}

/** Returns the remembered keys that are not too old, and remembers no more. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const keys = pressed.filter(isRecent);
  pressed = [];
  isWaiting = false;
  document.removeEventListener("keydown", remember);
  return keys;
}

/** Whether a key was pressed so recently that its shortcut may still run. */
export function isRecent({ timeStamp }: KeyboardEvent): boolean {
  return performance.now() - timeStamp < lifetime;
}

/** Whether the browser prints the page by itself because of the key. */
function isPrintKey({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === "p";
}

function remember(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || isInputMethodKey(event) || isTyping(event.target)) return;
  if (isPrintKey(event)) return;
  pressed = [...pressed.filter(isRecent), event];
}
