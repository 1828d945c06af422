import { describe, expect, it } from "vitest";
import { pressSort } from "./sort.js";

const ascending = (id: string) => ({ id, desc: false });
const descending = (id: string) => ({ id, desc: true });

describe("pressing a header", () => {
  it("cycles through ascending, descending and none", () => {
    const once = pressSort([], "name", { additive: false });
    const twice = pressSort(once, "name", { additive: false });
    expect([once, twice, pressSort(twice, "name", { additive: false })]).toEqual([
      [ascending("name")],
      [descending("name")],
      [],
    ]);
  });

  it("sorts only by that column", () => {
    expect(pressSort([ascending("name"), descending("date")], "date", { additive: false })).toEqual([]);
    expect(pressSort([ascending("name")], "date", { additive: false })).toEqual([ascending("date")]);
  });

  it("with Shift adds the column, reverses it in place, and removes it", () => {
    const two = pressSort([ascending("name")], "date", { additive: true });
    expect(two).toEqual([ascending("name"), ascending("date")]);
    const turned = pressSort(two, "name", { additive: true });
    expect(turned).toEqual([descending("name"), ascending("date")]);
    expect(pressSort(turned, "name", { additive: true })).toEqual([ascending("date")]);
  });
});
