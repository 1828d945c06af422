import { expect, it } from "vitest";
import { withCurrentOption } from "./dependent-options.js";

const miami = { value: "1", label: "Miami" };

it("keeps a value that is no longer offered, with its label", () => {
  expect(withCurrentOption([miami], "9", "Old Town")).toEqual([miami, { value: "9", label: "Old Town" }]);
  expect(withCurrentOption([], "9", undefined)).toEqual([{ value: "9", label: "9" }]);
});

it("adds nothing for offered and empty values", () => {
  for (const value of ["1", "", null, undefined])
    expect(withCurrentOption([miami], value, "x")).toEqual([miami]);
});
