import { expect, it } from "vitest";
import { withColumnOrder } from "./column-order.ts";

it("puts columns in the order of the fields, and leaves others in their places", () => {
  const document = { title: "Policies", columns: ["a", { field: "b", width: 80 }, "limited", "c"] };
  expect(withColumnOrder(document, ["c", "a", "b"])).toEqual({
    title: "Policies",
    columns: ["c", "a", "limited", { field: "b", width: 80 }],
  });
});

it("does the same in each set of columns", () => {
  const document = { variants: [{ id: "short", columns: ["a", "b"] }, "broken"] };
  expect(withColumnOrder(document, ["b", "a"])).toEqual({
    variants: [{ id: "short", columns: ["b", "a"] }, "broken"],
  });
});

it("changes nothing in a document without columns", () => {
  expect(withColumnOrder({ title: "Policies", columns: "broken" }, ["a"])).toEqual({
    title: "Policies",
    columns: "broken",
  });
});
