import type { RowId } from "./selection.js";
import { isResting, longPress } from "./touch.js";

/** A finger on a row; resting long enough is a press, and the click that follows it is none. */
export function restingFinger(onPress: (id: RowId) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let isPressed = false;
  // A click itself does not say in every browser what made it.
  let isTouch = false;
  const stop = () => clearTimeout(timer);

  return {
    hasPressed: () => isPressed,
    isTouch: () => isTouch,
    /**
     * Listens to the browser itself: React would make an event of its own out of every press of a mouse, too.
     * `rowAt` tells which row can be pressed there.
     */
    listen: (
      body: HTMLElement,
      signal: AbortSignal,
      rowAt: (target: EventTarget | null) => RowId | undefined,
    ) => {
      const down = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
        stop();
        isPressed = false;
        isTouch = pointerType === "touch";
        const id = isTouch ? rowAt(target) : undefined;
        if (id === undefined) return;
        start = { x, y };
        timer = setTimeout(() => {
          isPressed = true;
          onPress(id);
        }, longPress);
      };
      const move = ({ clientX: x, clientY: y }: PointerEvent) => {
        if (isTouch && !isResting(start, { x, y })) stop();
      };
      body.addEventListener("pointerdown", down, { signal });
      body.addEventListener("pointermove", move, { signal });
      body.addEventListener("pointerup", stop, { signal });
      body.addEventListener("pointercancel", stop, { signal });
      signal.addEventListener("abort", stop);
    },
  };
}
