import { expect, it } from "vitest";
import { territoryOfZip } from "./territory.ts";

it.each([
  ["00601", "puertoRico"],
  ["00725", "puertoRico"],
  ["00901", "puertoRico"],
  ["00802", "virginIslands"],
  ["96910", "pacificIslands"],
  ["96950", "pacificIslands"],
  ["96799", "americanSamoa"],
  // Hawaii, Massachusetts, New York and Florida.
  ["96798", undefined],
  ["96813", undefined],
  ["01001", undefined],
  ["00501", undefined],
  ["33134", undefined],
])("knows the territories: %s is %s", (zip, territory) => {
  expect(territoryOfZip(zip)).toBe(territory);
});
