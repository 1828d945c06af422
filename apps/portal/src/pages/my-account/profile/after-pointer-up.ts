let isDown = false;
let waiting: (() => void)[] = [];

window.addEventListener("pointerdown", press, { capture: true });
window.addEventListener("pointerup", release, { capture: true });
window.addEventListener("pointercancel", release, { capture: true });

function press() {
  isDown = true;
}

function release() {
  isDown = false;
  const due = waiting;
  waiting = [];
  // The click of the pressed button comes first.
  setTimeout(() => {
    for (const callback of due) callback();
  });
}

/**
 * Does something at once, or after the press under way. A field that is left by pressing a button must not grow an
 * error before the press ends: the button would move away under the pointer.
 */
export function afterPointerUp(callback: () => void) {
  if (isDown) waiting.push(callback);
  else callback();
}
