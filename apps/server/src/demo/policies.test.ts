import { describe, expect, it } from "vitest";
import { readCities } from "../reference/tables.ts";
import { monthOf } from "../synthetic/dates.ts";
import { seededRandom, weightedPicker } from "../synthetic/random.ts";
import { policyMaker } from "./policies.ts";

const today = "2026-03-16";

function make(count: number, seed = 1) {
  const maker = policyMaker(seededRandom(seed), today, weightedPicker([["agent", 1]]));
  return Array.from({ length: count }, maker);
}

describe("the demo's policies", () => {
  const made = make(3_000);

  it("are the same for the same seed, and differ for another seed", () => {
    expect(make(50)).toEqual(made.slice(0, 50));
    expect(make(50, 2)).not.toEqual(made.slice(0, 50));
  });

  it("have unique IDs, and unique numbers within a carrier", () => {
    expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
    expect(new Set(made.map(({ carrier_id, policy_number }) => carrier_id + policy_number)).size).toBe(
      made.length,
    );
  });

  it("are in real cities of their county, with one of its ZIP codes", () => {
    const zips = new Map(
      readCities().map(({ state, county, city, zipCodes }) => [`${state} ${county} ${city}`, zipCodes]),
    );
    for (const { state, county, city, zip_code } of made) {
      expect(zips.get(`${state} ${county} ${city}`)).toContain(zip_code);
    }
  });

  it("contain no real contact data: emails at example domains, fictional phone numbers", () => {
    for (const { email, phone } of made) {
      if (email !== null) expect(email).toMatch(/^[a-z.]+\d+@example\.(com|org|net)$/);
      if (phone !== null) expect(phone).toMatch(/^\d{3}55501\d{2}$/);
    }
  });

  it("cover one to seven members, and include plans with long names", () => {
    expect(new Set(made.map(({ number_of_members }) => number_of_members))).toEqual(
      new Set([1, 2, 3, 4, 5, 6, 7]),
    );
    expect(made.some(({ plan_name }) => plan_name.length > 30)).toBe(true);
  });

  it("have commission only for months in which they are in force, and never for the current month", () => {
    for (const policy of made.filter(({ paid_from, paid_to }) => paid_from <= paid_to)) {
      expect(policy.paid_from).toBeGreaterThanOrEqual(monthOf(policy.effective_date));
      expect(policy.paid_to).toBeLessThan(monthOf(today));
      if (policy.termination_date)
        expect(policy.paid_to).toBeLessThanOrEqual(monthOf(policy.termination_date));
    }
  });

  it("never had commission for more members than they have now", () => {
    expect(
      made.filter(({ members_before, number_of_members }) => members_before > number_of_members),
    ).toEqual([]);
    expect(made.some(({ members_before, number_of_members }) => members_before < number_of_members)).toBe(
      true,
    );
    expect(made.every(({ members_before }) => members_before >= 1)).toBe(true);
  });

  it("have a status that started after they were signed, by today", () => {
    for (const { since, created_date } of made) {
      expect(since.slice(0, 10) <= today).toBe(true);
      expect(created_date < since).toBe(true);
    }
  });
});
