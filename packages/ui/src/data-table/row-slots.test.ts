import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assignSlots, type RowSlot } from "./row-slots.js";

const ids = Array.from({ length: 40 }, (_, index) => `row-${index}`);
const others = Array.from({ length: 40 }, (_, index) => `other-${index}`);
const span = (first: number, end: number) => ({ first, end });
const drawn = (slots: readonly RowSlot[]) => slots.map(({ key, index }) => `${key}:${index}`).join(" ");
const start = assignSlots([], { ids, span: span(0, 5), retained: [], tabStop: undefined });

describe("row slots", () => {
  it("are created in display order", () => {
    expect(drawn(start)).toBe("0:0 1:1 2:2 3:3 4:4");
  });

  it("are reused while scrolling, and visible rows keep theirs", () => {
    expect(drawn(assignSlots(start, { ids, span: span(2, 7), retained: [], tabStop: undefined }))).toBe(
      "0:5 1:6 2:2 3:3 4:4",
    );
  });

  it("keep their order on another page", () => {
    const scrolled = assignSlots(start, { ids, span: span(2, 7), retained: [], tabStop: undefined });
    const next = assignSlots(scrolled, { ids: others, span: span(0, 5), retained: [], tabStop: undefined });
    expect(drawn(next)).toBe("0:3 1:4 2:0 3:1 4:2");
    expect(next.every(({ id }) => id.startsWith("other"))).toBe(true);
  });

  it("keep a retained row, however far away", () => {
    const far = assignSlots(start, { ids, span: span(30, 35), retained: ["row-1"], tabStop: undefined });
    expect(drawn(far)).toBe("0:30 1:1 2:31 3:32 4:33 5:34");
  });

  it("add a row that will be focused", () => {
    expect(drawn(assignSlots(start, { ids, span: span(0, 5), retained: [], tabStop: "row-20" }))).toBe(
      "0:0 1:1 2:2 3:3 4:4 5:20",
    );
  });

  it("are dropped if a retained row disappears: a focused Delete button must not move to another row", () => {
    const next = assignSlots(start, {
      ids: others,
      span: span(0, 5),
      retained: ["row-2"],
      tabStop: undefined,
    });
    expect(next.map(({ key }) => key)).toEqual([0, 1, 3, 4, 5]);
  });

  it("are reused if only the tab stop disappears", () => {
    const next = assignSlots(start, { ids: others, span: span(0, 5), retained: [], tabStop: "row-2" });
    expect(next.map(({ key }) => key)).toEqual([0, 1, 2, 3, 4]);
  });

  it("are removed with rows", () => {
    expect(
      drawn(assignSlots(start, { ids: ids.slice(0, 2), span: span(0, 5), retained: [], tabStop: undefined })),
    ).toBe("0:0 1:1");
  });

  it("show every requested row exactly once, from any state", () => {
    const step = fc.record({
      first: fc.integer({ min: 0, max: 34 }),
      retained: fc.subarray(ids, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (steps) => {
        let slots: readonly RowSlot[] = [];
        for (const { first, retained } of steps) {
          const before = new Map(slots.map(({ id, key }) => [id, key]));
          slots = assignSlots(slots, { ids, span: span(first, first + 6), retained, tabStop: undefined });
          expect(new Set(slots.map(({ key }) => key)).size).toBe(slots.length);
          expect(new Set(slots.map(({ id }) => id))).toEqual(
            new Set([...ids.slice(first, first + 6), ...retained]),
          );
          for (const { id, key, index } of slots) {
            expect(ids[index]).toBe(id);
            if (before.has(id)) expect(key).toBe(before.get(id));
          }
        }
      }),
    );
  });
});
