import { describe, expect, it } from "vitest";
import { allOf, exportFile, inChunks } from "../../../test/export-file.ts";
import { cellOf, csvWriter } from "./csv.ts";

const zone = "America/New_York";

describe("cellOf", () => {
  it("leaves figures figures, also below zero", () => {
    expect(cellOf({ label: "Amount", format: "money" }, -12.5, zone)).toBe("-12.50");
    expect(cellOf({ label: "Members", format: "number" }, -2, zone)).toBe("-2");
    expect(cellOf({ label: "Members", format: "number" }, null, zone)).toBe("");
  });

  it("writes the rest as the screen does", () => {
    expect(cellOf({ label: "Born", format: "date" }, "2026-01-05", zone)).toBe("2026/01/05");
    expect(cellOf({ label: "Phone", format: "phone" }, "3055550142", zone)).toBe("(305) 555-0142");
  });
});

describe("csvWriter", () => {
  it("begins with the mark of UTF-8 and the labels, and quotes what needs it", async () => {
    const file = exportFile({ name: { label: "Name" }, plan: { label: "Plan" } }, 2);
    const rows = inChunks([{ name: 'Ana "Nena"', plan: "Silver, 87%" }], [{ name: "José", plan: null }]);
    expect((await allOf(csvWriter.write(file, rows))).toString("utf8")).toBe(
      '\uFEFFName,Plan\n"Ana ""Nena""","Silver, 87%"\nJosé,\n',
    );
  });
});
