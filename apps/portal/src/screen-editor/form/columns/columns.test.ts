import { endpoints } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { unpaidPolicies } from "../../../screens/unpaid-policies.ts";
import { defaultColumn, fieldsToShow, isColored } from "./columns.ts";

const { fields } = endpoints["policyNonPaid.list"];

describe("a column", () => {
  it("newly added looks as it does elsewhere, without who sees it there", () => {
    expect(defaultColumn("status", "policyNonPaid.list", [unpaidPolicies])).toMatchObject({
      field: "status",
      empty: "bad name?",
      tones: { New: expect.any(String) },
    });
    expect(defaultColumn("paidThroughDate", "policyNonPaid.list", [unpaidPolicies])).toBe("paidThroughDate");
    expect(defaultColumn("status", "policies.list", [unpaidPolicies])).toBe("status");
  });
});

describe("the fields to add", () => {
  it("are all of the list, ids last", () => {
    const names = fieldsToShow(fields);
    expect(names[0]).toBe("agent");
    expect(names.slice(-4).toSorted()).toEqual(["id", "policyId", "statusId", "version"]);
    expect(names).toHaveLength(Object.keys(fields).length);
  });

  it("exclude fields with nested rows", () => {
    expect(fieldsToShow({ years: { label: "Years", rows: {} }, a: { label: "A" } })).toEqual(["a"]);
  });
});

it("can have tones if it is a status or already has tones", () => {
  expect(isColored({ field: "status" }, fields.status)).toBe(true);
  expect(isColored({ field: "agent", format: "status" }, fields.agent)).toBe(true);
  expect(isColored({ field: "agent", tones: {} }, fields.agent)).toBe(true);
  expect(isColored({ field: "status", format: "text" }, fields.status)).toBe(false);
});
