import { expect, it } from "vitest";
import { territoryOf } from "./territory.ts";

it.each([
  ["00601", "puertoRico"],
  ["00725", "puertoRico"],
  ["00901", "puertoRico"],
  ["00802", "virginIslands"],
  ["96910", "guamOrMarianas"],
  ["96950", "guamOrMarianas"],
  ["96799", "americanSamoa"],
  // Hawaii, Massachusetts, New York and Florida.
  ["96798", undefined],
  ["96813", undefined],
  ["01001", undefined],
  ["00501", undefined],
  ["33134", undefined],
])("knows the territories: %s is %s", (zip, territory) => {
  expect(territoryOf(zip)).toBe(territory);
});
