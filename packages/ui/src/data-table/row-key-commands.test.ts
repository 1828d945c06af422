import { describe, expect, it } from "vitest";
import { type KeyPress, rowCommand } from "./row-key-commands.js";

const rows = Array.from({ length: 30 }, (_, index) => `row-${index}`);
const command = (key: string, at: string, modifiers: Partial<KeyPress> = {}) =>
  rowCommand({ key, shift: false, ctrl: false, mod: false, ...modifiers }, at, rows);
const control = { ctrl: true, mod: true };

describe("a key on a row", () => {
  it.each([
    ["ArrowDown", "row-6"],
    ["ArrowUp", "row-4"],
    ["Home", "row-0"],
    ["End", "row-29"],
    ["PageDown", "row-15"],
    ["PageUp", "row-0"],
  ])("%s moves the focus without selecting", (key, to) => {
    expect(command(key, "row-5")).toEqual({ kind: "move", to, selects: "nothing" });
  });

  it("with Ctrl moves the focus without selecting too", () => {
    expect(command("ArrowDown", "row-5", control)).toEqual({ kind: "move", to: "row-6", selects: "nothing" });
  });

  it("with Shift selects the range", () => {
    expect(command("ArrowDown", "row-5", { shift: true })).toEqual({
      kind: "move",
      to: "row-6",
      selects: "range",
    });
  });

  it("with Ctrl and Shift extends to the page's ends", () => {
    expect(command("End", "row-5", { ...control, shift: true })).toEqual({
      kind: "move",
      to: "row-29",
      selects: "range",
    });
  });

  it("stops at the last row, and moves from the first row to the headers", () => {
    expect(command("ArrowDown", "row-29")).toEqual({ kind: "move", to: "row-29", selects: "nothing" });
    expect(command("ArrowUp", "row-0")).toEqual({ kind: "goToHeader" });
  });

  it("Space selects, Enter runs the action, Escape clears the selection, Right moves into the row", () => {
    expect(command(" ", "row-5", control)).toEqual({ kind: "press", shift: false, additive: true });
    expect(command("Enter", "row-5")).toEqual({ kind: "act" });
    expect(command("Escape", "row-5")).toEqual({ kind: "unmarkAll" });
    expect(command("ArrowRight", "row-5")).toEqual({ kind: "enterRow" });
  });

  it("Mod+A selects all; other letters do nothing", () => {
    expect(command("a", "row-5", { mod: true })).toEqual({ kind: "markAll" });
    expect(command("a", "row-5")).toBeUndefined();
  });
});
