import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  check,
  endOfRange,
  markAll,
  nothingSelected,
  pageState,
  press,
  pressByRules,
  pressHeader,
  type RowSelection,
  reconcile,
  unmarkAll,
  unmarkShown,
} from "./selection.js";

const shown = ["a", "b", "c", "d", "e"];
const plain = { shift: false, additive: false };
const mod = { shift: false, additive: true };
const shift = { shift: true, additive: false };
const modShift = { shift: true, additive: true };

const selection = (ids: readonly string[], anchor?: string): RowSelection => ({ ids: new Set(ids), anchor });
const idsOf = ({ ids }: RowSelection) => [...ids].sort().join("");

describe("a press", () => {
  it("selects only the row, and makes it the anchor", () => {
    const after = press(selection(["a", "b", "on-another-page"], "a"), "d", plain, shown);
    expect(after).toEqual(selection(["d"], "d"));
  });

  it("with Mod toggles the row and leaves the others", () => {
    expect(idsOf(press(selection(["a"], "a"), "c", mod, shown))).toBe("ac");
    expect(idsOf(press(selection(["a", "c"], "a"), "c", mod, shown))).toBe("a");
  });

  it("with Mod makes the row the anchor even when it toggles it off", () => {
    const off = press(selection(["a", "c"], "a"), "c", mod, shown);
    expect(off.anchor).toBe("c");
    expect(idsOf(press(off, "e", shift, shown))).toBe("cde");
  });

  it("with Shift selects exactly the rows from the anchor, and the anchor stays", () => {
    const down = press(selection(["b", "on-another-page"], "b"), "d", shift, shown);
    expect(down).toEqual(selection(["b", "c", "d"], "b"));
    const up = press(down, "a", shift, shown);
    expect(up).toEqual(selection(["a", "b"], "b"));
  });

  it("with Mod and Shift adds the rows from the anchor", () => {
    const after = press(selection(["a", "c"], "c"), "e", modShift, shown);
    expect(after).toEqual(selection(["a", "c", "d", "e"], "c"));
  });

  it("with Shift acts as without if the anchor is not shown", () => {
    expect(press(selection(["x"], "x"), "c", shift, shown)).toEqual(selection(["c"], "c"));
    expect(press(nothingSelected, "c", shift, shown)).toEqual(selection(["c"], "c"));
    expect(idsOf(press(selection(["x"], "x"), "c", modShift, shown))).toBe("cx");
  });

  it("follows the displayed order after a sort, from the same anchor", () => {
    const sorted = ["e", "c", "a", "d", "b"];
    expect(idsOf(press(selection(["c"], "c"), "d", shift, sorted))).toBe("acd");
  });

  it("changes nothing on a row that cannot be selected", () => {
    const before = selection(["a"], "a");
    expect(press(before, "disabled", plain, shown)).toBe(before);
    expect(check(before, "disabled", { shift: true }, shown)).toBe(before);
  });
});

describe("a press with selection rules", () => {
  it("toggles without Mod if clicks toggle", () => {
    const rules = { mode: "many", click: "toggle" } as const;
    expect(idsOf(pressByRules(selection(["a"], "a"), "c", plain, shown, rules))).toBe("ac");
    expect(idsOf(pressByRules(selection(["a", "c"], "a"), "c", plain, shown, rules))).toBe("a");
    expect(idsOf(pressByRules(selection(["a"], "a"), "c", shift, shown, rules))).toBe("abc");
  });

  it("selects at most one row in single mode, with any modifier", () => {
    const rules = { mode: "one", click: "replace" } as const;
    expect(idsOf(pressByRules(selection(["a"], "a"), "c", shift, shown, rules))).toBe("c");
    expect(idsOf(pressByRules(selection(["a"], "a"), "c", mod, shown, rules))).toBe("c");
    expect(idsOf(pressByRules(selection(["c"], "c"), "c", mod, shown, rules))).toBe("");
    expect(idsOf(pressByRules(selection(["c"], "c"), "c", plain, shown, rules))).toBe("c");
    expect(idsOf(pressByRules(selection(["c"], "c"), "disabled", plain, shown, rules))).toBe("c");
  });
});

describe("a row's checkbox", () => {
  it("toggles the row and keeps the others", () => {
    const on = check(selection(["a"], "a"), "c", { shift: false }, shown);
    expect(on).toEqual(selection(["a", "c"], "c"));
    expect(idsOf(check(on, "a", { shift: false }, shown))).toBe("c");
  });

  it("with Shift adds the range from the anchor", () => {
    expect(idsOf(check(selection(["a", "c"], "c"), "e", { shift: true }, shown))).toBe("acde");
  });
});

describe("a range towards a row that cannot be selected", () => {
  const rows = ["off", ...shown, "last"];

  it("ends at the nearest selectable row on the anchor's side", () => {
    expect(endOfRange("b", "last", rows, shown)).toBe(shown.at(-1));
    expect(endOfRange("b", "off", rows, shown)).toBe(shown[0]);
  });

  it("ends at the row itself if it is selectable or there is no anchor", () => {
    expect(endOfRange("b", "d", rows, shown)).toBe("d");
    expect(endOfRange(undefined, "off", rows, shown)).toBe("off");
  });
});

describe("Mark All and Unmark All", () => {
  it("select the page's rows and keep those of other pages", () => {
    expect(idsOf(markAll(selection(["x", "b"]), shown))).toBe("abcdex");
  });

  it("clear the selection on all pages and the anchor", () => {
    expect(unmarkAll()).toEqual(selection([]));
  });

  it("deselect one page and keep the others", () => {
    expect(idsOf(unmarkShown(selection(["x", "b", "c"]), shown))).toBe("x");
  });
});

describe("the header's checkbox", () => {
  it("is unchecked, mixed or checked depending only on the page's rows", () => {
    expect(pageState(new Set(["x"]), shown)).toBe(false);
    expect(pageState(new Set(["b"]), shown)).toBe("indeterminate");
    expect(pageState(new Set([...shown, "x"]), shown)).toBe(true);
    expect(pageState(new Set(["x"]), [])).toBe(false);
  });

  it("selects the whole page when mixed, and deselects it when checked", () => {
    const all = pressHeader(selection(["x", "b"]), shown);
    expect(idsOf(all)).toBe("abcdex");
    expect(idsOf(pressHeader(all, shown))).toBe("x");
  });
});

describe("ids set from outside", () => {
  it("keep the anchor while something is selected", () => {
    expect(reconcile(selection(["a"], "a"), new Set(["a", "b"])).anchor).toBe("a");
  });

  it("clear the anchor when they are cleared", () => {
    expect(reconcile(selection(["a"], "a"), new Set()).anchor).toBeUndefined();
  });

  it("keep the anchor of the row that was toggled off last", () => {
    const before = selection([], "a");
    expect(reconcile(before, new Set())).toBe(before);
  });
});

describe("any sequence of presses", () => {
  const gesture = fc.record({
    id: fc.constantFrom(...shown, "disabled"),
    shift: fc.boolean(),
    additive: fc.boolean(),
    isCheckbox: fc.boolean(),
  });
  const run = (gestures: readonly { id: string; shift: boolean; additive: boolean; isCheckbox: boolean }[]) =>
    gestures.reduce(
      (before, { id, isCheckbox, ...keys }) =>
        isCheckbox ? check(before, id, keys, shown) : press(before, id, keys, shown),
      nothingSelected,
    );

  it("never selects an unselectable row", () => {
    fc.assert(fc.property(fc.array(gesture), (gestures) => !run(gestures).ids.has("disabled")));
  });

  it("ends with one continuous range from the anchor after a plain Shift press", () => {
    fc.assert(
      fc.property(fc.array(gesture), fc.constantFrom(...shown), (gestures, id) => {
        const before = run(gestures);
        const after = press(before, id, shift, shown);
        const indexes = shown.flatMap((row, index) => (after.ids.has(row) ? [index] : []));
        const [first = 0, last = 0] = [indexes.at(0), indexes.at(-1)];
        expect(last - first + 1).toBe(after.ids.size);
        expect([shown[first], shown[last]]).toContain(after.anchor);
        expect([shown[first], shown[last]]).toContain(id);
      }),
    );
  });

  it("keeps the selection on a press with Mod and Shift", () => {
    fc.assert(
      fc.property(fc.array(gesture), fc.constantFrom(...shown), (gestures, id) => {
        const before = run(gestures);
        if (before.anchor === undefined) return;
        const after = press(before, id, modShift, shown);
        expect([...before.ids].filter((id) => !after.ids.has(id))).toEqual([]);
      }),
    );
  });

  it("is unchanged after two clicks on the same checkbox", () => {
    fc.assert(
      fc.property(fc.array(gesture), fc.constantFrom(...shown), (gestures, id) => {
        const before = run(gestures);
        const twice = check(check(before, id, plain, shown), id, plain, shown);
        expect(idsOf(twice)).toBe(idsOf(before));
      }),
    );
  });
});
