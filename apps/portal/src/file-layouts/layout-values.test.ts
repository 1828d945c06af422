import { expect, it } from "vitest";
import { bodyOf, columnOfHeader, emptyLayout, formValues, splitNames, withHeader } from "./layout-values.ts";

const empty = emptyLayout("statements");
const { columns: none } = empty.layout;
const headers = ["Policy #", "Client", "Paid", "Net"];
const mapped = { ...none, policyNumber: ["Policy No", "Policy"], amount: ["Net", "Paid", "Payout"] };

it("finds what a header contains by the first header of a column that the sample has", () => {
  expect(headers.map((header) => columnOfHeader(mapped, headers, header))).toEqual([
    "policyNumber",
    undefined,
    undefined,
    "amount",
  ]);
});

it("maps a header to another column, which then has no other header of the sample, and remembers the others", () => {
  const start = { columns: mapped, otherHeaders: ["Old", "Client"] };
  const next = withHeader(start, headers, { header: "Paid", column: "amount" });
  expect(next.columns.amount).toEqual(["Paid", "Payout"]);
  expect(next.otherHeaders).toEqual(["Old", "Client", "Net"]);
  const moved = withHeader(next, headers, { header: "Paid", column: "members" });
  expect([moved.columns.amount, moved.columns.members]).toEqual([["Payout"], ["Paid"]]);
  const unused = withHeader(moved, headers, { header: "Paid", column: undefined });
  expect(unused.columns.members).toEqual([]);
  expect(unused.otherHeaders).toContain("Paid");
});

it("sends the layout of the form, and shows the one that the server returns", () => {
  const values = {
    ...empty,
    name: "Own",
    layout: { ...empty.layout, columns: mapped, sign: "chargedBack" as const },
  };
  const body = bodyOf(values);
  expect(body).toMatchObject({
    name: "Own",
    isEnabled: true,
    kind: "statements",
    layout: { columns: { policyNumber: ["Policy No", "Policy"] }, isInverted: true },
  });
  expect(body).not.toHaveProperty("carrierId");
  expect(formValues({ ...body, carrierId: null, layout: JSON.stringify(body.layout) })).toEqual(values);
});

it("splits names at semicolons", () => {
  expect(splitNames(" Amount; Name (last, first) ;; ")).toEqual(["Amount", "Name (last, first)"]);
});
