import { describe, expect, it } from "vitest";
import { comboboxKey } from "./combobox-keys.js";

const options = Array.from({ length: 25 }, (_, index) => ({ value: `${index}`, label: `Agent ${index}` }));
const open = { isOpen: true, hasFailed: false, activeIndex: 0, options };
const press = (key: string, situation = {}, altKey = false) =>
  comboboxKey({ key, altKey }, { ...open, ...situation });

describe("a closed combobox", () => {
  it("opens with an arrow key and leaves other keys to the text field", () => {
    expect(press("ArrowDown", { isOpen: false })).toEqual({ kind: "open" });
    expect(press("ArrowUp", { isOpen: false })).toEqual({ kind: "open" });
    expect(press("Escape", { isOpen: false })).toBeUndefined();
    expect(press("Enter", { isOpen: false })).toBeUndefined();
    expect(press("Home")).toBeUndefined();
  });
});

describe("an open combobox", () => {
  it("wraps around with arrow keys, but not with PageUp and PageDown", () => {
    expect(press("ArrowDown", { activeIndex: -1 })).toEqual({ kind: "move", index: 0 });
    expect(press("ArrowDown", { activeIndex: 24 })).toEqual({ kind: "move", index: 0 });
    expect(press("ArrowUp")).toEqual({ kind: "move", index: 24 });
    expect(press("PageDown", { activeIndex: 20 })).toEqual({ kind: "move", index: 24 });
    expect(press("PageUp", { activeIndex: 3 })).toEqual({ kind: "move", index: 0 });
  });

  it("selects with Enter, unless the option is disabled", () => {
    expect(press("Enter", { activeIndex: 2 })).toEqual({ kind: "choose", index: 2 });
    const closed = [{ value: "1", label: "Agent", isDisabled: true }];
    expect(press("Enter", { options: closed })).toBeUndefined();
    expect(press("Enter", { activeIndex: -1 })).toBeUndefined();
  });

  it("retries a failed search with Enter", () => {
    expect(press("Enter", { hasFailed: true, options: [] })).toEqual({ kind: "retry" });
  });

  it("closes with Esc and Alt+ArrowUp", () => {
    expect(press("Escape")).toEqual({ kind: "close" });
    expect(press("ArrowUp", {}, true)).toEqual({ kind: "close" });
  });

  it("ignores arrow keys without options", () => {
    expect(press("ArrowDown", { options: [], activeIndex: -1 })).toBeUndefined();
  });
});
