import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowSpan } from "./row-window.js";

describe("rendered rows", () => {
  const seen = { height: 360, rowHeight: 36, rowCount: 500 };

  it("are the visible ones and a few above and below", () => {
    expect(rowSpan({ ...seen, offset: 3600 })).toEqual({ first: 96, end: 115 });
  });

  it("are fewer at the ends of the list", () => {
    expect(rowSpan({ ...seen, offset: 0 })).toEqual({ first: 0, end: 15 });
    expect(rowSpan({ ...seen, offset: 500 * 36 })).toEqual({ first: 485, end: 500 });
  });

  it("keep their number in between, so that elements are reused", () => {
    const offsets = [3600, 3618, 3635, 3636];
    const counts = offsets.map((offset) => rowSpan({ ...seen, offset })).map(({ first, end }) => end - first);
    expect(new Set(counts).size).toBe(1);
  });

  it("are all rows of a short list", () => {
    expect(rowSpan({ ...seen, rowCount: 7, offset: 0 })).toEqual({ first: 0, end: 7 });
  });

  it("are about one screen while the table has no height", () => {
    expect(rowSpan({ ...seen, height: 0, offset: 0 })).toEqual({ first: 0, end: 24 });
    expect(rowSpan({ ...seen, rowHeight: 0, rowCount: 12, offset: 0 })).toEqual({ first: 0, end: 12 });
  });

  it("cover the visible area at any scroll position", () => {
    const size = fc.record({
      rowHeight: fc.integer({ min: 20, max: 60 }),
      rowCount: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(
        size,
        fc.integer({ min: 100, max: 2000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rows, height, share) => {
          const total = rows.rowHeight * rows.rowCount;
          const offset = share * Math.max(0, total - height);
          const { first, end } = rowSpan({ ...rows, height, offset });
          expect(first * rows.rowHeight).toBeLessThanOrEqual(offset);
          expect(end * rows.rowHeight).toBeGreaterThanOrEqual(Math.min(offset + height, total));
          expect(end).toBeLessThanOrEqual(rows.rowCount);
        },
      ),
    );
  });
});
