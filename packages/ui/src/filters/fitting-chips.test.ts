import { describe, expect, it } from "vitest";
import { fittingChipCount } from "./fitting-chips.js";

describe("the chips that fit into a row", () => {
  const chips = [92, 92, 92];

  it("are all, if they fit without 'Add filter'", () => {
    expect(fittingChipCount({ chips, available: 300, addFilter: 92 })).toBe(3);
  });

  it("leave room for 'Add filter' if one does not fit", () => {
    expect(fittingChipCount({ chips, available: 299, addFilter: 92 })).toBe(1);
  });

  it("are the first, even if a later one is narrower", () => {
    expect(fittingChipCount({ chips: [92, 192, 42], available: 260, addFilter: 92 })).toBe(1);
  });

  it("are none if other items take the row", () => {
    expect(fittingChipCount({ chips, available: -20, addFilter: 92 })).toBe(0);
  });
});
