import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowSpan } from "./row-window.js";

describe("the rows drawn", () => {
  const seen = { height: 360, rowHeight: 36, rowCount: 500 };

  it("are those seen and a few on either side", () => {
    expect(rowSpan({ ...seen, offset: 3600 })).toEqual({ first: 96, end: 115 });
  });

  it("are fewer at the ends, where nothing lies beyond", () => {
    expect(rowSpan({ ...seen, offset: 0 })).toEqual({ first: 0, end: 15 });
    expect(rowSpan({ ...seen, offset: 500 * 36 })).toEqual({ first: 485, end: 500 });
  });

  it("keep their number in between, so that rows are reused and none is made", () => {
    const offsets = [3600, 3618, 3635, 3636];
    const counts = offsets.map((offset) => rowSpan({ ...seen, offset })).map(({ first, end }) => end - first);
    expect(new Set(counts).size).toBe(1);
  });

  it("are all where there are few", () => {
    expect(rowSpan({ ...seen, rowCount: 7, offset: 0 })).toEqual({ first: 0, end: 7 });
  });

  it("are a screenful while the table has no height", () => {
    expect(rowSpan({ ...seen, height: 0, offset: 0 })).toEqual({ first: 0, end: 24 });
    expect(rowSpan({ ...seen, rowHeight: 0, rowCount: 12, offset: 0 })).toEqual({ first: 0, end: 12 });
  });

  it("cover what is seen wherever it is scrolled", () => {
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
