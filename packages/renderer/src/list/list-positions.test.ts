import { expect, it } from "vitest";
import { readListPosition, saveListPosition } from "./list-positions.ts";

const at = (pageTop: number) => ({ pageTop, tableTop: 0, tableLeft: 0, rowId: "a" });

it("keeps the last position of each history entry, and forgets the oldest entries", () => {
  saveListPosition("first", at(1));
  saveListPosition("second", at(2));
  saveListPosition("first", at(3));
  expect(readListPosition("first")).toEqual(at(3));
  for (let entry = 0; entry < 49; entry++) saveListPosition(`later ${entry}`, at(0));
  expect(readListPosition("second")).toBeUndefined();
  expect(readListPosition("first")).toEqual(at(3));
});
