import { expect, it } from "vitest";
import { type Area, nextAfter } from "./area.ts";

const county = (fips: string) => ({ fips, name: `County ${fips}`, state: "TX" });
const area = (change: Partial<Area>): Area => ({ zip: "75001", counties: [], exchange: null, ...change });

it("continues with the only county of a ZIP code", () => {
  expect(nextAfter(area({ counties: [county("1")] }), "")).toEqual({ county: county("1"), isDone: true });
});

it("asks for one of several counties, and continues once it is chosen", () => {
  const several = area({ counties: [county("1"), county("2")] });
  expect(nextAfter(several, "")).toEqual({ county: county("1"), isDone: false });
  expect(nextAfter(several, "2")).toEqual({ county: county("2"), isDone: true });
});

it("stops for unknown ZIP codes and for states with their own marketplace", () => {
  expect(nextAfter(area({}), "").isDone).toBe(false);
  const exchange = { state: "California", name: "Covered California", url: "https://example.com" };
  expect(nextAfter(area({ counties: [county("1")], exchange }), "").isDone).toBe(false);
});
