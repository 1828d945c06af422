import { expect, it } from "vitest";
import { addShortcuts, readShortcuts } from "./registry.ts";
import type { Shortcut } from "./shortcut.ts";

const shortcut = (key: string, applies?: () => boolean): Shortcut => ({
  keys: [key],
  label: key,
  group: "list",
  run: () => {},
  ...(applies && { applies }),
});

it("a later shortcut replaces an earlier one with the same keys while it applies", () => {
  let isOpen = true;
  const [ofList, other, ofPanel] = [shortcut("n"), shortcut("e"), shortcut("n", () => isOpen)];
  addShortcuts([ofList, other]);
  const remove = addShortcuts([ofPanel]);
  expect(readShortcuts()).toEqual([other, ofPanel]);
  isOpen = false;
  expect(readShortcuts()).toEqual([ofList, other]);
  isOpen = true;
  remove();
  expect(readShortcuts()).toEqual([ofList, other]);
});
