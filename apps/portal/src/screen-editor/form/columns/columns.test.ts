import { endpoints } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { unpaidPolicies } from "../../../screens/unpaid-policies.ts";
import {
  type DeclaredColumn,
  defaultColumn,
  fieldsToShow,
  formatOf,
  formatsOf,
  isColored,
  readColumn,
  typedOf,
} from "./columns.ts";

const { fields } = endpoints["policyNonPaid.list"];

function declared(raw: unknown): DeclaredColumn {
  const column = readColumn(raw);
  if (!column) throw new Error("That is no column.");
  return column;
}

describe("a column", () => {
  it("is a field's name or an object; anything else is left to the JSON view", () => {
    expect(declared("agent")).toEqual({ field: "agent", properties: { field: "agent" } });
    expect(declared({ field: "agent", width: 90 }).properties).toEqual({ field: "agent", width: 90 });
    expect([{}, { field: 1 }, 7, null, ["agent"]].map(readColumn)).toEqual(Array(5).fill(undefined));
  });

  it("newly ticked looks as it does elsewhere, without who sees it there", () => {
    expect(defaultColumn("status", "policyNonPaid.list", [unpaidPolicies])).toMatchObject({
      field: "status",
      empty: "bad name?",
      tones: { New: expect.any(String) },
    });
    expect(defaultColumn("paidThroughDate", "policyNonPaid.list", [unpaidPolicies])).toBe("paidThroughDate");
    expect(defaultColumn("status", "policies.list", [unpaidPolicies])).toBe("status");
  });
});

describe("the fields to tick", () => {
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

describe("how a column is written", () => {
  it("is one of the ways its values can be written", () => {
    expect(formatsOf({ label: "A", format: "money" })).toEqual(["money", "text", "number"]);
    expect(formatOf(declared("agent"), fields.agent)).toBeUndefined();
    expect(formatOf(declared({ field: "graceEndDate", format: "text" }), fields.graceEndDate)).toBe("text");
    expect(formatOf(declared({ field: "graceEndDate", format: "money" }), fields.graceEndDate)).toBe(
      "special",
    );
    expect(formatOf(declared({ field: "agent", format: { name: "link", to: "a" } }), fields.agent)).toBe(
      "special",
    );
  });

  it("can have tones if it is a status or already has tones", () => {
    expect(isColored(declared("status"), fields.status)).toBe(true);
    expect(isColored(declared({ field: "agent", format: "status" }), fields.agent)).toBe(true);
    expect(isColored(declared({ field: "agent", tones: {} }), fields.agent)).toBe(true);
    expect(isColored(declared({ field: "status", format: "text" }), fields.status)).toBe(false);
  });

  it("has a width that is a number", () => {
    expect(typedOf(declared({ field: "a", width: 120 }), "width")).toBe("120");
    expect(typedOf(declared({ field: "a", width: {} }), "width")).toBe("");
  });
});
