import type { KeyboardEvent } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { submitOnCtrlEnter } from "./submit-on-ctrl-enter.ts";

class FakeNode {}

beforeEach(() => void vi.stubGlobal("Node", FakeNode));
afterEach(() => void vi.unstubAllGlobals());

/** Presses a key in an element. */
function press(keys: Partial<KeyboardEvent>, isInside = true) {
  const submit = vi.fn(async () => {});
  const preventDefault = vi.fn();
  const event = {
    ...{ key: "Enter", ctrlKey: false, metaKey: false, defaultPrevented: false, preventDefault },
    ...{ target: new FakeNode(), currentTarget: { contains: () => isInside } },
    ...keys,
  };
  submitOnCtrlEnter(submit)(event as unknown as KeyboardEvent);
  return submit.mock.calls.length;
}

it.each([
  [{ ctrlKey: true }, 1],
  [{ metaKey: true }, 1],
  [{}, 0],
  [{ ctrlKey: true, key: "a" }, 0],
  [{ ctrlKey: true, defaultPrevented: true }, 0],
] as const)("%j submits %i times", (keys, times) => {
  expect(press(keys)).toBe(times);
});

it("ignores keys in a dialog that is inside the form only in the React tree", () => {
  expect(press({ ctrlKey: true }, false)).toBe(0);
});
