import { expect, it } from "vitest";
import { exportChoices, readExportChoice } from "./export-choices.ts";

const action = { formats: ["xlsx", "csv"] as const };

it("an export offers its formats, and with selected rows, each for these and for all rows", () => {
  expect(exportChoices(action, { selected: 0, total: 259 })).toEqual([
    { id: "xlsx", label: "XLSX" },
    { id: "csv", label: "CSV" },
  ]);
  expect(exportChoices(action, { selected: 5, total: 259 }).map(({ label }) => label)).toEqual([
    "The 5 selected as XLSX",
    "The 5 selected as CSV",
    "All 259 as XLSX",
    "All 259 as CSV",
  ]);
});

it("an option says which rows to export in which format", () => {
  const [ofSelected, , ofAll] = exportChoices(action, { selected: 5, total: undefined });
  expect(readExportChoice(ofSelected?.id)).toEqual({ format: "xlsx", isSelection: true });
  expect(readExportChoice(ofAll?.id)).toEqual({ format: "xlsx", isSelection: false });
  expect(ofAll?.label).toBe("All as XLSX");
});
