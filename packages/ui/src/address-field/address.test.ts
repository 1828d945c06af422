import { expect, it } from "vitest";
import { atPlace, emptyAddress } from "./address.js";

const miami = { city: "Miami", state: "FL", counties: ["Miami-Dade"] };

it("fills in city, state and the only county", () => {
  expect(atPlace({ ...emptyAddress, street: "1 Main St" }, miami)).toEqual({
    ...emptyAddress,
    street: "1 Main St",
    city: "Miami",
    county: "Miami-Dade",
    state: "FL",
  });
});

it("doesn't select one of several counties", () => {
  const counties = ["Fulton", "Cobb"];
  expect(atPlace(emptyAddress, { ...miami, counties }).county).toBe("");
  expect(atPlace({ ...emptyAddress, county: "Cobb" }, { ...miami, counties }).county).toBe("Cobb");
});
