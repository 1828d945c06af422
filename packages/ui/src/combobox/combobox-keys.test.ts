import { describe, expect, it } from "vitest";
import { comboboxKey } from "./combobox-keys.js";

const options = Array.from({ length: 25 }, (_, index) => ({ value: `${index}`, label: `Agent ${index}` }));
const open = { isOpen: true, hasFailed: false, activeIndex: 0, options };
const press = (key: string, situation = {}, altKey = false) =>
  comboboxKey({ key, altKey }, { ...open, ...situation });

describe("a combobox that is closed", () => {
  it("opens by an arrow and leaves everything else to the text", () => {
    expect(press("ArrowDown", { isOpen: false })).toEqual({ kind: "open" });
    expect(press("ArrowUp", { isOpen: false })).toEqual({ kind: "open" });
    expect(press("Escape", { isOpen: false })).toBeUndefined();
    expect(press("Enter", { isOpen: false })).toBeUndefined();
    expect(press("Home")).toBeUndefined();
  });
});

describe("a combobox that is open", () => {
  it("moves by arrows round the ends, and by pages within them", () => {
    expect(press("ArrowDown", { activeIndex: -1 })).toEqual({ kind: "move", index: 0 });
    expect(press("ArrowDown", { activeIndex: 24 })).toEqual({ kind: "move", index: 0 });
    expect(press("ArrowUp")).toEqual({ kind: "move", index: 24 });
    expect(press("PageDown", { activeIndex: 20 })).toEqual({ kind: "move", index: 24 });
    expect(press("PageUp", { activeIndex: 3 })).toEqual({ kind: "move", index: 0 });
  });

  it("chooses by Enter, but nothing that is disabled", () => {
    expect(press("Enter", { activeIndex: 2 })).toEqual({ kind: "choose", index: 2 });
    const closed = [{ value: "1", label: "Agent", isDisabled: true }];
    expect(press("Enter", { options: closed })).toBeUndefined();
    expect(press("Enter", { activeIndex: -1 })).toBeUndefined();
  });

  it("searches again by Enter where the search failed", () => {
    expect(press("Enter", { hasFailed: true, options: [] })).toEqual({ kind: "retry" });
  });

  it("closes by Esc and by Alt with the arrow up", () => {
    expect(press("Escape")).toEqual({ kind: "close" });
    expect(press("ArrowUp", {}, true)).toEqual({ kind: "close" });
  });

  it("has nowhere to move where nothing was found", () => {
    expect(press("ArrowDown", { options: [], activeIndex: -1 })).toBeUndefined();
  });
});
