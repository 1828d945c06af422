import { describe, expect, it } from "vitest";
import { nothingSelected, only, type RowSelection } from "./selection.js";
import { isWithinTolerance, selectByLongPress, selectByTap } from "./touch.js";

const many = { mode: "many", canAct: false } as const;
const ids = (selection: RowSelection) => [...selection.ids].join("");
const selected = (...tap: Parameters<typeof selectByTap>) => {
  const selection = selectByTap(...tap);
  return selection && ids(selection);
};

describe("a tap", () => {
  it("toggles", () => {
    expect(selected(only("a"), "b", many)).toBe("ab");
    expect(selected(only("a"), "a", many)).toBe("");
  });

  it("runs the main action until selecting has started", () => {
    expect(selected(nothingSelected, "a", { ...many, canAct: true })).toBeUndefined();
    expect(selected(only("a"), "b", { ...many, canAct: true })).toBe("ab");
  });

  it("selects at most one row in single mode", () => {
    expect(selected(only("a"), "b", { mode: "one", canAct: false })).toBe("b");
    expect(selected(only("a"), "a", { mode: "one", canAct: false })).toBe("");
  });
});

describe("a long press", () => {
  it("starts selecting and toggles from then on", () => {
    const started = selectByLongPress(nothingSelected, "a", "many");
    expect(ids(started)).toBe("a");
    expect(ids(selectByLongPress(started, "a", "many"))).toBe("");
  });

  it("is canceled when the finger moves", () => {
    expect(isWithinTolerance({ x: 10, y: 10 }, { x: 14, y: 17 })).toBe(true);
    expect(isWithinTolerance({ x: 10, y: 10 }, { x: 10, y: 21 })).toBe(false);
  });
});
