import { endpoints } from "@portico/contract";
import { listScreen } from "@portico/portal-config";
import { type ListScreen, resolveColumn } from "@portico/screens";
import { describe, expect, it } from "vitest";
import { testClient } from "../client/client.fixtures.ts";
import { copiedColumn, copiedRow, copiedValue } from "./run-copy.ts";

const screen: ListScreen = listScreen({
  id: "leads",
  path: "leads",
  title: "Leads",
  access: "agent",
  endpoints: { list: "policies.list" },
  filters: [],
  columns: [
    "policyNumber",
    { field: "planName", truncate: 5 },
    { field: "email", masked: true },
    { field: "phone", hidden: true },
  ],
  empty: "No Data",
});
const columns = screen.columns.flatMap((column) => {
  const resolved = resolveColumn(column, endpoints["policies.list"].fields);
  return resolved && !resolved.isHidden ? [resolved] : [];
});
const dateOptions = { timeZone: "America/New_York" };
const client = testClient();
const from = { client, screen, endpointId: "policies.list", columns, dateOptions } as const;
const row = {
  id: "0b1c",
  policyNumber: "FL-114",
  planName: "Silver\t4500\nHMO",
  email: "ana@mail.test",
  phone: "3055550142",
};

describe("the copied text of a row", () => {
  it("contains the full text of the visible columns, without masked values", () => {
    expect(copiedRow(row, from)).toBe("FL-114\tSilver 4500 HMO");
  });

  it("escapes formulas for spreadsheets, but not numbers", () => {
    expect(copiedRow({ ...row, planName: '=HYPERLINK("https://evil.test")' }, from)).toBe(
      'FL-114\t\'=HYPERLINK("https://evil.test")',
    );
    const members = resolveColumn("numberOfMembers", endpoints["policies.list"].fields);
    const figures = { ...from, columns: members ? [members] : [] };
    expect(copiedRow({ ...row, numberOfMembers: -2 }, figures)).toBe("-2");
  });

  it("is the formatted value of a single field, visible or not", () => {
    const phone = copiedColumn("phone", from);
    expect(phone && copiedValue(row, phone, dateOptions)).toBe("(305) 555-0142");
  });

  it("is empty for a masked field", () => {
    const email = copiedColumn("email", from);
    expect(email).toMatchObject({ isMasked: true });
    expect(email && copiedValue(row, email, dateOptions)).toBe("");
  });

  it("is empty for a field that the list doesn't have", () => {
    expect(copiedColumn("salary", from)).toBeUndefined();
  });
});
