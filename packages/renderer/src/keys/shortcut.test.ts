import { describe, expect, it } from "vitest";
import { keyOf, lettersFor, type Shortcut, stepTo } from "./shortcut.ts";

const shortcut = (...keys: string[]): Shortcut => ({
  keys,
  label: keys.join(" "),
  group: "list",
  run: () => {},
});
const [note, goToPolicies, help] = [shortcut("n"), shortcut("g", "p"), shortcut("?")];
const all = [note, goToPolicies, help];
const modifiers = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe("a pressed key", () => {
  it("runs the shortcut that it completes", () => {
    expect(stepTo([], "n", all)).toEqual({ pressed: [], shortcut: note });
    expect(stepTo([], "g", all)).toEqual({ pressed: ["g"], shortcut: undefined });
    expect(stepTo(["g"], "p", all)).toEqual({ pressed: [], shortcut: goToPolicies });
  });

  it("starts anew if it does not continue a sequence", () => {
    expect(stepTo(["g"], "n", all)).toEqual({ pressed: [], shortcut: note });
    expect(stepTo(["g"], "g", all)).toEqual({ pressed: ["g"], shortcut: undefined });
    expect(stepTo(["g"], "y", all)).toEqual({ pressed: [], shortcut: undefined });
  });

  it("runs the shortcut that was added last", () => {
    const later = shortcut("n");
    expect(stepTo([], "n", [...all, later]).shortcut).toBe(later);
  });

  it.each([
    ["a letter", { key: "n" }, "n"],
    ["a character that needs Shift", { key: "?", shiftKey: true }, "?"],
    ["a letter with Shift", { key: "N", shiftKey: true }, undefined],
    ["a letter with Alt", { key: "n", altKey: true }, undefined],
    ["a bracket that needs Alt", { key: "]", altKey: true, ctrlKey: true }, "]"],
    ["Ctrl+Z", { key: "z", ctrlKey: true }, "Mod+z"],
    ["Cmd+Z", { key: "z", metaKey: true }, "Mod+z"],
    ["Ctrl+Shift+Z", { key: "Z", ctrlKey: true, shiftKey: true }, undefined],
  ])("is %s", (_what, event, key) => {
    expect(keyOf({ ...modifiers, ...event })).toBe(key);
  });
});

it("screens get a letter of their name, and no letter twice", () => {
  const letters = lettersFor(["Dashboard", "Policies", "Unpaid Policies", "Payments", "Pp"]);
  expect([...letters]).toEqual([
    ["Dashboard", "d"],
    ["Policies", "p"],
    ["Unpaid Policies", "u"],
    ["Payments", "a"],
  ]);
});
