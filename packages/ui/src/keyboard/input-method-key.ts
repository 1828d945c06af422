/** A key event of the DOM, or of React. */
type KeyEvent = KeyboardEvent | { readonly nativeEvent: KeyboardEvent };

/** The code of every key that an input method handles. */
const inputMethodKeyCode = 229;
/** Milliseconds between the end of a composition and the Enter that ended it. In Safari, they are one key press. */
const sameKeyPress = 100;
/** The end of the last composition if there was none since the last key press. */
const never = Number.NEGATIVE_INFINITY;

/** The Enter events that ended a composition although they say they didn't. */
const confirming = new WeakSet<KeyboardEvent>();

/**
 * Whether a pressed key belongs to an input method, such as that of Japanese: then Enter confirms a word, Escape discards
 * one, and arrows choose one. Handlers of keys leave such an event to the input method.
 */
export function isInputMethodKey(event: KeyEvent): boolean {
  const native = "nativeEvent" in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === inputMethodKeyCode || confirming.has(native);
}

/**
 * Watches for Enter right after a composition. Other browsers report the key before the composition ends, Safari after
 * it.
 */
function watchCompositions(): void {
  let isKeyDown = false;
  let endedAt = never;
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === inputMethodKeyCode) isKeyDown = true;
    if (event.key === "Enter" && performance.now() - endedAt < sameKeyPress) confirming.add(event);
    endedAt = never;
  };
  const end = () => {
    endedAt = isKeyDown ? never : performance.now();
  };
  const release = () => {
    isKeyDown = false;
  };
  window.addEventListener("keydown", press, true);
  window.addEventListener("keyup", release, true);
  window.addEventListener("compositionend", end, true);
}

if (typeof window !== "undefined") watchCompositions();
