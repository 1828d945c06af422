import { expect, it } from "vitest";
import { treeOf } from "./tree-of.js";

const row = (id: string, parent?: string) => ({ id, parent });
const build = (...rows: ReturnType<typeof row>[]) => {
  const { data, getSubRows } = treeOf(rows, { rowId: ({ id }) => id, parentId: ({ parent }) => parent });
  const outline = (some: readonly { id: string }[] = []): unknown[] =>
    some.map((one) => {
      const below = getSubRows(rows.find(({ id }) => id === one.id) ?? row(one.id));
      return below ? [one.id, outline(below)] : one.id;
    });
  return outline(data);
};

it("puts rows below the row that they name, in their order", () => {
  expect(build(row("b1", "b"), row("a"), row("b"), row("b0", "b"), row("b1x", "b1"))).toEqual([
    "a",
    ["b", [["b1", ["b1x"]], "b0"]],
  ]);
});

it("keeps rows whose parent is on another page, or was filtered out", () => {
  expect(build(row("a"), row("x", "gone"))).toEqual(["a", "x"]);
});

it("keeps rows that are below themselves", () => {
  expect(build(row("a", "b"), row("b", "a"), row("c", "c"), row("d", "a"))).toEqual([["a", ["d"]], "b", "c"]);
});
