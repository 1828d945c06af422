import { describe, expect, it } from "vitest";
import {
  carrierTotals,
  comparedWithYearBefore,
  type FigureRow,
  keyFigures,
  monthlyPolicies,
  monthNames,
  pieCarriers,
  yearlyAverage,
} from "./figures.ts";

const row = (carrierName: string, month: number, policies: number, year = 2026): FigureRow => ({
  ...{ year, month, policies, members: policies * 2 },
  ...{ carrierId: carrierName.toLowerCase(), carrierName },
});

describe("carrierTotals", () => {
  it("sums the months of a year by carrier, the most policies first", () => {
    const rows = [row("Oscar", 1, 1), row("AvMed", 1, 2), row("AvMed", 2, 1), row("Oscar", 1, 9, 2025)];
    expect(carrierTotals(rows, 2026)).toEqual([
      { carrierId: "avmed", carrierName: "AvMed", policies: 3, members: 6, share: 0.75 },
      { carrierId: "oscar", carrierName: "Oscar", policies: 1, members: 2, share: 0.25 },
    ]);
  });

  it("is empty without policies in the year", () => {
    expect(carrierTotals([row("Oscar", 1, 9, 2025)], 2026)).toEqual([]);
  });
});

describe("pieCarriers", () => {
  const totals = carrierTotals(
    Array.from({ length: 12 }, (_, index) =>
      row(`Carrier ${String(index + 1).padStart(2, "0")}`, 1, 12 - index),
    ),
    2026,
  );
  const names = (which: "fewest" | "most") => pieCarriers(totals, which).map(({ policies }) => policies);

  it("has the 10 carriers with the fewest policies", () => {
    expect(names("fewest")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("has the 10 carriers with the most policies", () => {
    expect(names("most")).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it("sorts carriers with the same number of policies by name", () => {
    const tied = carrierTotals([row("B", 1, 1), row("A", 1, 1)], 2026);
    expect(pieCarriers(tied, "fewest").map(({ carrierName }) => carrierName)).toEqual(["A", "B"]);
  });
});

describe("monthlyPolicies", () => {
  const rows = [row("Oscar", 2, 3), row("AvMed", 2, 4), row("AvMed", 12, 1), row("Oscar", 2, 9, 2025)];

  it("has 12 months", () => {
    expect(monthNames).toHaveLength(12);
    expect(monthlyPolicies(rows, { year: 2026 })).toEqual([0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it("has no value for months that have not begun, unless they have policies", () => {
    const months = monthlyPolicies(rows, { year: 2026, lastMonth: 3, carrierId: "avmed" });
    expect(months).toEqual([0, 4, 0, null, null, null, null, null, null, null, null, 1]);
  });
});

describe("yearlyAverage", () => {
  it("divides by 12 even if some months have not begun", () => {
    expect(yearlyAverage([5, 5, null])).toBe(0.83);
    expect(yearlyAverage([])).toBe(0);
  });
});

describe("keyFigures", () => {
  it("compares the month and the months until then with those before", () => {
    const data = [
      ...[row("Oscar", 1, 5), row("Oscar", 2, 8), row("Oscar", 3, 100)],
      ...[row("Oscar", 1, 2, 2025), row("AvMed", 2, 4, 2025), row("AvMed", 12, 50, 2025)],
    ];
    const [policies, members] = keyFigures({ data, year: 2026, lastMonth: 2 });
    expect(policies).toEqual({
      ...{ measure: "policies", value: 8, monthBefore: 5, monthOfYearBefore: 4 },
      year: { value: 13, before: 6 },
    });
    expect(members).toMatchObject({ measure: "members", value: 16, year: { value: 26, before: 12 } });
  });

  it("compares January with the December before", () => {
    const data = [row("Oscar", 1, 5), row("Oscar", 12, 7, 2025)];
    expect(keyFigures({ data, year: 2026, lastMonth: 1 })[0]).toMatchObject({ value: 5, monthBefore: 7 });
  });
});

it("compares a carrier, or all, with the same months of the year before", () => {
  const data = [row("Oscar", 1, 5), row("AvMed", 1, 3), row("Oscar", 1, 4, 2025), row("Oscar", 2, 9, 2025)];
  const dashboard = { data, year: 2026, lastMonth: 1 };
  expect(comparedWithYearBefore(dashboard, { carrierId: "oscar" })).toEqual({ value: 5, before: 4 });
  expect(comparedWithYearBefore(dashboard)).toEqual({ value: 8, before: 4 });
});
