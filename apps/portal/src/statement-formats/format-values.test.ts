import { expect, it } from "vitest";
import {
  bodyOf,
  columnOfHeader,
  emptyFormat,
  formatValues,
  splitNames,
  withHeader,
} from "./format-values.ts";

const { columns: none } = emptyFormat.layout;
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

it("maps a header to another column, which then has no other header of the sample", () => {
  const next = withHeader(mapped, headers, { header: "Paid", column: "amount" });
  expect(next.amount).toEqual(["Paid", "Payout"]);
  const moved = withHeader(next, headers, { header: "Paid", column: "members" });
  expect([moved.amount, moved.members]).toEqual([["Payout"], ["Paid"]]);
  expect(withHeader(moved, headers, { header: "Paid", column: undefined }).members).toEqual([]);
});

it("sends the layout of the form, and shows the one that the server returns", () => {
  const values = {
    ...emptyFormat,
    name: "Own",
    layout: { ...emptyFormat.layout, columns: mapped, sign: "chargedBack" as const },
  };
  const body = bodyOf(values);
  expect(body).toMatchObject({
    name: "Own",
    isEnabled: true,
    layout: { columns: { policyNumber: ["Policy No", "Policy"] }, isInverted: true },
  });
  expect(body).not.toHaveProperty("carrierId");
  expect(formatValues({ ...body, carrierId: null, layout: JSON.stringify(body.layout) })).toEqual(values);
});

it("splits names at semicolons", () => {
  expect(splitNames(" Amount; Name (last, first) ;; ")).toEqual(["Amount", "Name (last, first)"]);
});
