import { expect, it } from "vitest";
import { chartCsv } from "./chart-csv.js";

const formats = [(value: number) => `$${value.toLocaleString("en-US")}`] as const;

it("writes a header, a row per label, and totals, with plain numbers", () => {
  const csv = chartCsv({
    columns: ["Month", "2026", "2025"],
    rows: [
      { label: "January", values: [1234.5, -20] },
      { label: "February", values: [null, 0] },
    ],
    footer: [{ label: "Total", values: [1234.5, -20] }],
    formats: [...formats],
  });
  expect(csv).toBe('\uFEFF"Month","2026","2025"\n"January",1234.5,-20\n"February",,0\n"Total",1234.5,-20\n');
});

it("escapes formulas and quotes in labels and headings", () => {
  const csv = chartCsv({
    columns: ["=Carrier", "@SUM(A1)"],
    rows: [
      { label: '=HYPERLINK("http://example.com")', values: [1] },
      { label: "+1", values: [2] },
      { label: "a;=2", values: [3] },
    ],
    formats: [...formats],
  });
  expect(csv).toBe(
    `\uFEFF"'=Carrier","'@SUM(A1)"\n"'=HYPERLINK(""http://example.com"")",1\n"'+1",2\n"a;'=2",3\n`,
  );
});
