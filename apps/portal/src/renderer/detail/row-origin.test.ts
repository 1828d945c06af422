import { expect, it } from "vitest";
import { managePolicies } from "../../screens/policies.ts";
import { unpaidPolicies } from "../../screens/unpaid-policies.ts";
import { readRowOrigin, rowOriginQuery } from "./row-origin.ts";

const row = "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";

it("keeps the row on the page of another record, with ids only", () => {
  const query = rowOriginQuery(unpaidPolicies, row);
  expect(query).toBe(`?list=unpaid-policies&row=${row}`);
  expect(readRowOrigin(new URLSearchParams(query))).toEqual({ list: "unpaid-policies", row });
});

it("keeps nothing if the page is that of the row", () => {
  expect(rowOriginQuery(managePolicies, row)).toBe("");
  expect(readRowOrigin(new URLSearchParams("list=unpaid-policies"))).toBeUndefined();
});
