import { describe, expect, it } from "vitest";
import { type Mark, nextMark } from "./marks.js";

const mark = (index: number, seriesIndex: number): Mark => ({
  point: { label: `L${index}`, series: `S${seriesIndex}`, value: 1, index, seriesIndex },
  x: 0,
  y: 0,
  region: "",
  outline: "",
});

/** Two series of three labels; the second has no value for the second label. */
const marks = [mark(0, 0), mark(0, 1), mark(1, 0), mark(2, 0), mark(2, 1)];

describe("nextMark", () => {
  it.each([
    ["ArrowRight", 0, 2],
    ["ArrowRight", 1, 4],
    ["ArrowRight", 3, 0],
    ["ArrowLeft", 0, 3],
    ["Home", 4, 1],
    ["End", 0, 3],
    ["ArrowDown", 0, 1],
    ["ArrowUp", 0, 1],
    ["Enter", 0, undefined],
  ])("moves with %s from %i to %s", (key, from, to) => {
    expect(nextMark(key, from, marks)).toBe(to);
  });

  it("moves through the only series with Up and Down as well", () => {
    const single = [mark(0, 0), mark(1, 0), mark(2, 0)];
    expect(nextMark("ArrowDown", 0, single)).toBe(1);
    expect(nextMark("ArrowUp", 0, single)).toBe(2);
  });
});
