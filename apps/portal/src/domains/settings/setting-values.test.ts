import { expect, it } from "vitest";
import { describeValue, toFormField } from "./setting-values.ts";

const rows = [
  { column: "carrier", header: "Company" },
  { column: "policyNumber", header: "Contract No" },
  { column: "carrier", header: "" },
  { column: "", header: "Member" },
];

it.each([
  ["value.carrier.1", "value.2.header"],
  ["value.policyNumber.0", "value.1.header"],
  ["value.", "value.3.column"],
  ["value.carrier", "value.2.column"],
  ["value.dob.0", "value.dob.0"],
  ["value", "value"],
])("finds the row of a refused header name: %s is %s", (name, field) => {
  expect(toFormField("headers", name, rows)).toBe(field);
});

it("finds a partner's short name, which the server calls its ID", () => {
  expect(toFormField("partners", "value.1.id", [])).toBe("value.1.shortName");
});

it("shows the limits of each kind of message in a line", () => {
  const limits = {
    quote: { perRecipient: 6, perSender: 60, total: 1_000 },
    "sign-in-code": { perSender: 600 },
  };
  expect(describeValue("messageLimits", limits)).toEqual([
    "Quotes: 6 per recipient in 24 hours, 60 per sender in an hour, 1,000 in total in an hour",
    "Sign-in codes: 600 per sender in an hour",
  ]);
});
