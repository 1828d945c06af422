import { describe, expect, it } from "vitest";
import { countPages, gap, layOutColumns, margin } from "./layout.ts";

const total = (needed: readonly number[]) => {
  const { page, columns } = layOutColumns(needed);
  const last = columns.at(-1);
  return { end: (last?.x ?? 0) + (last?.width ?? 0), edge: page[0] - margin };
};

describe("layOutColumns", () => {
  it("uses the smallest paper with the largest font that fits all columns", () => {
    expect(layOutColumns([10, 10, 10])).toMatchObject({ page: [792, 612], fontSize: 9 });
    expect(layOutColumns(Array(12).fill(9))).toMatchObject({ page: [1008, 612], fontSize: 7.5 });
    expect(layOutColumns(Array(12).fill(10))).toMatchObject({ page: [1224, 792], fontSize: 8 });
    expect(layOutColumns(Array(60).fill(20))).toMatchObject({ page: [1584, 1224], fontSize: 7 });
  });

  it.each([[[10, 10, 10]], [Array(12).fill(9)], [Array(60).fill(20)], [[3]]])(
    "fills the width of the page",
    (needed) => {
      const { end, edge } = total(needed);
      expect(end).toBeCloseTo(edge, 3);
    },
  );

  it("gives every column its width if there is space", () => {
    const { columns, fontSize } = layOutColumns([4, 20, 8]);
    expect(columns.map(({ width }) => width >= 4 * fontSize)).toEqual([true, true, true]);
    expect(columns[1]?.width).toBeGreaterThan(20 * fontSize);
  });

  it("truncates the widest columns first if there isn't", () => {
    const { columns, fontSize } = layOutColumns([3, ...Array(40).fill(22)]);
    expect(columns[0]?.width).toBeCloseTo(3 * fontSize, 3);
    expect(columns[1]?.width).toBeLessThan(22 * fontSize);
  });

  it("separates columns by a gap", () => {
    const [one, other] = layOutColumns([10, 10]).columns;
    expect((other?.x ?? 0) - (one?.x ?? 0) - (one?.width ?? 0)).toBeCloseTo(gap, 3);
  });
});

describe("countPages", () => {
  it.each([
    [0, 1],
    [10, 1],
    [11, 2],
    [30, 2],
    [31, 3],
  ])("puts %i rows on %i pages", (rows, pages) => {
    expect(countPages(rows, 10, 20)).toBe(pages);
  });
});
