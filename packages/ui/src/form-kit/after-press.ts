let isDown = false;
let waiting: (() => void)[] = [];
let listeners = 0;

/**
 * Runs the task at once, or after the press in progress. A field that loses the focus to a pressed button must not show
 * an error before the press ends: the button would move away under the pointer.
 */
export function afterPress(task: () => void): void {
  if (isDown) waiting.push(task);
  else task();
}

/** Watches presses until the returned function is called. */
export function watchPresses(): () => void {
  listeners += 1;
  if (listeners === 1) {
    window.addEventListener("pointerdown", press, { capture: true });
    window.addEventListener("pointerup", release, { capture: true });
    window.addEventListener("pointercancel", release, { capture: true });
  }
  return () => {
    listeners -= 1;
    if (listeners > 0) return;
    window.removeEventListener("pointerdown", press, { capture: true });
    window.removeEventListener("pointerup", release, { capture: true });
    window.removeEventListener("pointercancel", release, { capture: true });
    isDown = false;
    waiting = [];
  };
}

function press() {
  isDown = true;
}

function release() {
  isDown = false;
  const due = waiting;
  waiting = [];
  // The click belongs to the pressed element, so it comes first.
  setTimeout(() => {
    for (const task of due) task();
  });
}
