import type { ScreenDetail } from "@portico/screens";
import { expect, it } from "vitest";
import { readRowOrigin, rowOriginQuery } from "./row-origin.ts";

const detail: ScreenDetail = {
  as: "dialog",
  endpoint: "policies.detail",
  title: "Policy",
  fields: [],
  empty: "",
};
const unpaidPolicies = { id: "unpaid-policies", detail: { ...detail, idField: "policyId" } };
const policies = { id: "policies", detail };
const row = "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";

it("keeps the row on the page of another record, with ids only", () => {
  const query = rowOriginQuery(unpaidPolicies, row);
  expect(query).toBe(`?list=unpaid-policies&row=${row}`);
  expect(readRowOrigin(new URLSearchParams(query))).toEqual({ list: "unpaid-policies", row });
});

it("keeps nothing if the page is that of the row", () => {
  expect(rowOriginQuery(policies, row)).toBe("");
  expect(readRowOrigin(new URLSearchParams("list=unpaid-policies"))).toBeUndefined();
});
