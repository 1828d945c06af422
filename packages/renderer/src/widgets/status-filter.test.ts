import { endpoints } from "@portico/contract";
import { resolveFilter } from "@portico/screens";
import { describe, expect, it } from "vitest";
import { statusFilterOf, summaryFilters } from "./status-filter.ts";

const endpoint = endpoints["leads.list"];
const resolved = (...names: string[]) => names.flatMap((name) => resolveFilter(name, endpoint) ?? []);

describe("the filter by status", () => {
  it("is the select whose field is a status, whatever it is called", () => {
    expect(statusFilterOf(endpoint, resolved("name", "phone", "status"))).toBe("status");
  });

  it("is undefined if the screen has none", () => {
    expect(statusFilterOf(endpoint, resolved("name", "phone"))).toBeUndefined();
  });
});

describe("the filters of a summary", () => {
  it("are those of the list and its fixed ones, except that of the status", () => {
    const state = { filters: { status: "Sold", name: "Vega" }, permanent: { state: "FL" } };
    expect(summaryFilters(state, "status")).toEqual({ name: "Vega", state: "FL" });
  });

  it("keep a fixed status", () => {
    expect(summaryFilters({ filters: {}, permanent: { status: "New" } }, "status")).toEqual({
      status: "New",
    });
  });
});
