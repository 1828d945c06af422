import { endpoints } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { filterOffers } from "../filters/filter-offers.ts";
import { entriesOf, readAlways, withAlways, withDependencies, withoutShown } from "./always.ts";

const offers = filterOffers(endpoints["policies.list"]);
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);
const offer = (wanted: string) => {
  const found = offers.find(({ id }) => id === wanted);
  if (!found) throw new Error(`There is no filter ${wanted}.`);
  return found;
};

describe("what always holds", () => {
  it("is read by name, what nobody knows apart", () => {
    const document = { permanentFilters: { carrier: "Ambetter", gone: "x", city: 7 } };
    expect(readAlways(document, offers)).toEqual({ values: { carrier: "Ambetter" }, odd: ["gone", "city"] });
    expect(readAlways({}, offers)).toEqual({ values: {}, odd: [] });
    expect(readAlways({ permanentFilters: ["carrier"] }, offers)).toBeUndefined();
  });

  it("is written with what was not understood, and goes with the last of it", () => {
    const document = { permanentFilters: { carrier: "Ambetter", gone: "x" }, empty: "None" };
    expect(withAlways(document, { state: "FL" }, ["gone"])).toEqual({
      permanentFilters: { gone: "x", state: "FL" },
      empty: "None",
    });
    expect(withAlways(document, {}, [])).toEqual({ empty: "None" });
  });

  it("is not offered to people besides, and nothing else is taken from them", () => {
    const document = {
      filters: ["carrier", { filter: "city" }, { kind: "dateRange", from: "a", to: "b" }, 7],
    };
    expect(withoutShown(document, ["city", "a"])).toEqual({ filters: ["carrier", 7] });
    expect(withoutShown(document, ["state"])).toBe(document);
    expect(withoutShown({ filters: "odd" }, ["city"])).toEqual({ filters: "odd" });
  });

  it("is entered in the order of dependence: state, county, city", () => {
    expect(idsOf(withDependencies(offer("city"), offers))).toEqual(["state", "county", "city"]);
    expect(idsOf(withDependencies(offer("carrier"), offers))).toEqual(["carrier"]);
    expect(idsOf(entriesOf(offers, { city: "Miami", state: "FL" }, ["county"]))).toEqual([
      "state",
      "county",
      "city",
    ]);
    expect(entriesOf(offers, {}, [])).toEqual([]);
  });
});
