import { expect, it } from "vitest";
import { type Area, type County, countyWithoutPlans, exchangeAt, isChoice, nextAfter } from "./area.ts";

const kentucky = { state: "Kentucky", name: "kynect", url: "https://example.com" };
const county = (fips: string, exchange: County["exchange"] = null): County => ({
  fips,
  name: `County ${fips}`,
  state: "TN",
  exchange,
  hasPlans: exchange === null,
});
const area = (...counties: County[]): Area => ({ zip: "42223", counties });

it("continues with the only county of a ZIP code", () => {
  expect(nextAfter(area(county("1")), "")).toEqual({ county: county("1"), isDone: true });
});

it("asks for one of several counties, and continues once it is chosen", () => {
  const several = area(county("1"), county("2"));
  expect(isChoice(several)).toBe(true);
  expect(nextAfter(several, "")).toEqual({ county: undefined, isDone: false });
  expect(nextAfter(several, "3")).toEqual({ county: undefined, isDone: false });
  expect(nextAfter(several, "2")).toEqual({ county: county("2"), isDone: true });
});

it("stops for unknown ZIP codes and for states with their own marketplace", () => {
  expect(nextAfter(area(), "").isDone).toBe(false);
  for (const own of [area(county("1", kentucky)), area(county("1", kentucky), county("2", kentucky))]) {
    expect([isChoice(own), nextAfter(own, "").isDone]).toEqual([false, false]);
    expect(exchangeAt(own, "")).toBe(kentucky);
  }
});

it("asks for the county of a ZIP code in two states, of which one has its own marketplace", () => {
  const both = area(county("1", kentucky), county("2"));
  expect(isChoice(both)).toBe(true);
  expect(nextAfter(both, "")).toEqual({ county: undefined, isDone: false });
  expect(exchangeAt(both, "1")).toBe(kentucky);
  expect(nextAfter(both, "1").isDone).toBe(false);
  expect(exchangeAt(both, "2")).toBeUndefined();
  expect(nextAfter(both, "2").isDone).toBe(true);
});

it("stops where no plans are sold, and asks for the county if they are sold in only one", () => {
  const without = { ...county("1"), hasPlans: false };
  const both = area(without, county("2"));
  for (const one of [area(without), area(without, { ...without, fips: "2" })]) {
    expect([isChoice(one), nextAfter(one, "").isDone]).toEqual([false, false]);
    expect(countyWithoutPlans(one, "")).toBe(without);
  }
  expect(isChoice(both)).toBe(true);
  expect(countyWithoutPlans(both, "")).toBeUndefined();
  expect([nextAfter(both, "1").isDone, nextAfter(both, "2").isDone]).toEqual([false, true]);
});
