import { expect, it } from "vitest";
import { readMembers, statusReader } from "./policy-values.ts";

it("recognizes carriers' terms for statuses", () => {
  const readStatus = statusReader({ EXPIRED: ["Paid"], PENDING: ["Awaiting payment!"] });
  expect(readStatus("In Force")).toEqual({ value: "EFFECTUATED" });
  expect(readStatus("Unpaid binder")).toEqual({ value: "PENDING_PAYMENT" });
  expect(readStatus("Delinquent")).toEqual({ value: "PAST_DUE" });
  expect(readStatus("Canceled")).toEqual({ value: "CANCELLED" });
  expect(readStatus("PAID")).toEqual({ value: "EXPIRED" });
  expect(readStatus("awaiting payment")).toEqual({ value: "PENDING" });
  expect(readStatus("Whatever")).toHaveProperty("problem");
});

it("parses member counts", () => {
  expect(readMembers("3")).toEqual({ value: 3 });
  expect(readMembers("0")).toHaveProperty("problem");
});
