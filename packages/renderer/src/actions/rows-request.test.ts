import { endpoints } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { idOf, rowsRequest } from "./rows-request.ts";

const rows = [
  { id: "1", version: 4, policyId: "p1" },
  { id: "2", version: 9, policyId: null },
];
const words = { statusId: "s", comment: "Called" };
const frozen = { rows: [], selection: { token: "signed", count: 312, expiresAt: "2026-01-01T00:00:00Z" } };

describe("rowsRequest", () => {
  it("sends the ids of the rows, or the token for all matching rows", () => {
    expect(rowsRequest(endpoints["policies.setStatuses"], { rows }, words)).toEqual({
      body: { listIds: ["1", "2"], ...words },
    });
    expect(rowsRequest(endpoints["policies.setStatuses"], frozen, words)).toEqual({
      body: { selection: "signed", ...words },
    });
  });

  it("sends the row's id in the path, and its latest known version", () => {
    const one = { rows: rows.slice(0, 1) };
    expect(rowsRequest(endpoints["policyNonPaid.putStatus"], one, words)).toEqual({
      params: { id: "1" },
      body: words,
      version: 4,
    });
    expect(rowsRequest(endpoints["policyNonPaid.putStatus"], one, words, { version: 6 })).toMatchObject({
      version: 6,
    });
  });

  it("sets other path parameters from the page's path, or else from the row", () => {
    const parameters = { user: "of the page" };
    expect(rowsRequest(endpoints["identity.forgot"], { rows: [] }, {}, { parameters }).params).toEqual(
      parameters,
    );
    expect(
      rowsRequest(endpoints["identity.forgot"], { rows: [{ id: "1", user: "of the row" }] }).params,
    ).toEqual({
      user: "of the row",
    });
    expect(
      rowsRequest(endpoints["jobs.cancel"], { rows }, {}, { parameters: { id: "of the page" } }).params,
    ).toEqual({
      id: "1",
    });
  });

  it("has no body if there is nothing to send", () => {
    expect(rowsRequest(endpoints["session.activity"], { rows: [] })).toEqual({});
    expect(rowsRequest(endpoints["jobs.cancel"], { rows: rows.slice(0, 1) })).toEqual({
      params: { id: "1" },
    });
  });
});

describe("idOf", () => {
  it("returns the row's id or a field's value, or undefined if the row has none", () => {
    expect(idOf(rows[0])).toBe("1");
    expect(idOf(rows[0], "policyId")).toBe("p1");
    expect(idOf(rows[1], "policyId")).toBeUndefined();
    expect(idOf(undefined)).toBeUndefined();
  });
});
