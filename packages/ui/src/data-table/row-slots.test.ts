import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assignSlots, type RowSlot } from "./row-slots.js";

const ids = Array.from({ length: 40 }, (_, index) => `row-${index}`);
const others = Array.from({ length: 40 }, (_, index) => `other-${index}`);
const span = (first: number, end: number) => ({ first, end });
const drawn = (slots: readonly RowSlot[]) => slots.map(({ key, index }) => `${key}:${index}`).join(" ");
const start = assignSlots([], { ids, span: span(0, 5), held: [], tabStop: undefined });

describe("places of rows", () => {
  it("are made in reading order", () => {
    expect(drawn(start)).toBe("0:0 1:1 2:2 3:3 4:4");
  });

  it("are handed on while scrolling, and those of rows still seen stay", () => {
    expect(drawn(assignSlots(start, { ids, span: span(2, 7), held: [], tabStop: undefined }))).toBe(
      "0:5 1:6 2:2 3:3 4:4",
    );
  });

  it("show another page in the same order", () => {
    const scrolled = assignSlots(start, { ids, span: span(2, 7), held: [], tabStop: undefined });
    const next = assignSlots(scrolled, { ids: others, span: span(0, 5), held: [], tabStop: undefined });
    expect(drawn(next)).toBe("0:3 1:4 2:0 3:1 4:2");
    expect(next.every(({ id }) => id.startsWith("other"))).toBe(true);
  });

  it("leave a held row where it is, however far away", () => {
    const far = assignSlots(start, { ids, span: span(30, 35), held: ["row-1"], tabStop: undefined });
    expect(drawn(far)).toBe("0:30 1:1 2:31 3:32 4:33 5:34");
  });

  it("bring in a row that is to be focused", () => {
    expect(drawn(assignSlots(start, { ids, span: span(0, 5), held: [], tabStop: "row-20" }))).toBe(
      "0:0 1:1 2:2 3:3 4:4 5:20",
    );
  });

  it("are given up where a held row is gone: a focused Delete must not move to another person", () => {
    const next = assignSlots(start, { ids: others, span: span(0, 5), held: ["row-2"], tabStop: undefined });
    expect(next.map(({ key }) => key)).toEqual([0, 1, 3, 4, 5]);
  });

  it("are reused where only the tab stop is gone", () => {
    const next = assignSlots(start, { ids: others, span: span(0, 5), held: [], tabStop: "row-2" });
    expect(next.map(({ key }) => key)).toEqual([0, 1, 2, 3, 4]);
  });

  it("shrink with the rows", () => {
    expect(
      drawn(assignSlots(start, { ids: ids.slice(0, 2), span: span(0, 5), held: [], tabStop: undefined })),
    ).toBe("0:0 1:1");
  });

  it("show every wanted row once, whatever came before", () => {
    const step = fc.record({
      first: fc.integer({ min: 0, max: 34 }),
      held: fc.subarray(ids, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (steps) => {
        let slots: readonly RowSlot[] = [];
        for (const { first, held } of steps) {
          const before = new Map(slots.map(({ id, key }) => [id, key]));
          slots = assignSlots(slots, { ids, span: span(first, first + 6), held, tabStop: undefined });
          expect(new Set(slots.map(({ key }) => key)).size).toBe(slots.length);
          expect(new Set(slots.map(({ id }) => id))).toEqual(
            new Set([...ids.slice(first, first + 6), ...held]),
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
