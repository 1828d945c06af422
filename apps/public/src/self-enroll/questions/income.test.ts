import { expect, it } from "vitest";
import { yearlyIncome } from "./income.ts";

it("adds up what people get each week, month or year", () => {
  expect(
    yearlyIncome([
      { id: 1, amount: "$1,000", period: "week" },
      { id: 2, amount: "500.50", period: "month" },
      { id: 3, amount: "1200", period: "year" },
      { id: 4, amount: "", period: "twoWeeks" },
      { id: 5, amount: "-5", period: "year" },
    ]),
  ).toBe(52_000 + 6_006 + 1_200);
});
