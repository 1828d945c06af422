import { expect, it } from "vitest";
import { type Block, paginate } from "./paginate.ts";

const draw = () => undefined;
const heading: Block = { height: 20, isKeptWithNext: true, draw };
const continued: readonly Block[] = [{ height: 20, draw }];
const row: Block = { height: 10, continued, draw };

const heights = (blocks: readonly Block[], height: number) =>
  paginate(blocks, height).map((page) => page.map((block) => block.height));

it("repeats a table's heading on each page where it continues", () => {
  expect(heights([heading, row, row, row, row, row], 40)).toEqual([
    [20, 10, 10],
    [20, 10, 10],
    [20, 10],
  ]);
});

it("starts a table on a new page instead of its heading alone", () => {
  expect(heights([row, row, heading, row, row], 40)).toEqual([
    [10, 10],
    [20, 10, 10],
  ]);
});

it("has a page without blocks", () => {
  expect(heights([], 40)).toEqual([[]]);
});
