import { endpoints } from "@portico/contract";
import { checkScreen } from "@portico/portal-config/check";
import { toCustomScreen } from "@portico/portal-config/starting";
import { describe, expect, it } from "vitest";
import { unpaidPolicies } from "../../../screens/unpaid-policies.ts";
import { availableTotals, readTotal } from "./totals.ts";

const { fields } = endpoints["policyNonPaid.list"];

describe("the totals under a list", () => {
  it("are the number of rows and the sums that the list can give, and all of them can be shown", () => {
    expect(availableTotals(fields).map(({ id }) => id)).toEqual(["records", "sum numberOfMembers"]);
    expect(availableTotals(endpoints["policies.list"].fields).map(({ id }) => id)).toEqual(["records"]);
    const footer = availableTotals(fields).map(({ declared }) => declared);
    expect(
      checkScreen({ ...toCustomScreen(unpaidPolicies).screen, footer }, { isCustomScreen: true }),
    ).toEqual([]);
  });

  it("are recognized by their field or path", () => {
    const raws = [
      { of: "records", label: "All" },
      { of: "sum", field: "a", hidden: true },
      { of: "answer", path: "data.b", label: "B" },
    ];
    expect(raws.map((raw) => readTotal(raw)?.id)).toEqual(["records", "sum a", "answer data.b"]);
    expect(["records", { of: "mean" }, { of: "sum" }, null].map(readTotal)).toEqual(Array(4).fill(undefined));
  });
});
