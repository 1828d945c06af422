import { endpoints } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { managePolicies } from "../screens/policies.ts";
import { exportQuery, listQuery, readListState, writeListState } from "./list-state.ts";

const endpoint = endpoints["policies.list"];
const read = (search: string, state: unknown = null) =>
  readListState(managePolicies, endpoint, { search, state });

describe("the state of a list", () => {
  it("begins on the first page with the screen's first page size and variant", () => {
    expect(read("")).toEqual({ filters: {}, sort: "", pageNumber: 1, pageSize: 10, variant: "months" });
  });

  it("comes back from the address it was written to", () => {
    const state = {
      filters: { state: "FL", policyNumber: "A&B=1" },
      sort: "-lastName,planName",
      pageNumber: 3,
      pageSize: 100,
      variant: "contact",
    };
    const { search, state: entry } = writeListState(managePolicies, endpoint, state);
    expect(read(search, entry)).toEqual(state);
  });

  it("keeps a personal filter in the history entry and out of the address", () => {
    const state = { ...read(""), filters: { fromDob: "1980-01-01", state: "TX" } };
    const written = writeListState(managePolicies, endpoint, state);
    expect(written).toEqual({ search: "?state=TX", state: { filters: { fromDob: "1980-01-01" } } });
    expect(read(written.search, written.state)).toEqual(state);
  });

  it("takes no personal filter from an address", () => {
    expect(read("?fromDob=1980-01-01").filters).toEqual({});
  });

  it.each([
    "?pageNumber=-2&pageSize=7&variant=x&sort=passwordHash",
    "?sort=&variant=",
    "?pageNumber=NaN&pageSize=1e9&sort=email",
  ])("leaves out what the screen does not offer: %s", (search) => {
    expect(read(search)).toEqual(read(""));
  });

  it.each([null, 7, "x", { filters: null }, { filters: { state: 3 } }])(
    "survives the foreign history entry %j",
    (entry) => {
      expect(read("", entry).filters).toEqual({});
    },
  );

  it("asks for the shown columns alone, and exports all pages of the same", () => {
    const state = read("?variant=contact&state=FL&pageNumber=2");
    expect(listQuery(managePolicies, state)).toEqual({
      state: "FL",
      columns: "policyNumber,firstName,lastName,planName,numberOfMembers,address,zipCode,email,phone",
      pageNumber: "2",
      pageSize: "10",
    });
    expect(exportQuery(managePolicies, state)).not.toHaveProperty("pageNumber");
  });
});
