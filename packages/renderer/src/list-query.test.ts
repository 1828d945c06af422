import { endpoints } from "@portico/contract";
import { listScreen } from "@portico/portal-config";
import { resolveColumn } from "@portico/screens";
import { describe, expect, it } from "vitest";
import { exportQuery, fieldsOfCondition, listQuery, requiredFields } from "./list-query.ts";

const endpoint = endpoints["policyNonPaid.list"];
const columns = ["policyNumber", { field: "phone", masked: true as const }, "status"].flatMap(
  (declared) => resolveColumn(declared, endpoint.fields) ?? [],
);
const state = {
  filters: { state: "FL" },
  permanent: { agent: "Ana" },
  sort: "-status",
  pageNumber: 2,
  pageSize: 30,
  variant: undefined,
};
const screen = listScreen({
  id: "unpaid",
  path: "unpaid",
  title: "Unpaid",
  access: "agent",
  endpoints: { list: "policyNonPaid.list" },
  filters: [],
  columns: ["policyNumber"],
  empty: "No Data",
});

describe("the columns of a list request", () => {
  it("are the visible and required ones, without duplicates and masked ones", () => {
    expect(listQuery(state, { columns, extraFields: ["policyId", "status"] })).toEqual({
      state: "FL",
      agent: "Ana",
      sort: "-status",
      columns: "policyNumber,status,policyId",
      pageNumber: "2",
      pageSize: "30",
    });
  });

  it("are only the visible ones for an export, which includes all matching rows", () => {
    expect(exportQuery(state, columns.toReversed())).toEqual({
      state: "FL",
      agent: "Ana",
      sort: "-status",
      columns: "status,policyNumber",
    });
    const masked = columns.filter(({ isMasked }) => isMasked);
    expect(exportQuery(state, masked)).toMatchObject({ columns: "id" });
  });
});

describe("the fields that are required in addition to the visible ones", () => {
  const needed = (more: Partial<typeof screen>) => requiredFields({ ...screen, ...more }, [], endpoint);
  const shared = { id: "x", label: "X" };

  it("are empty for a read-only list; ids and versions are always returned", () => {
    expect(needed({ rowId: "id" })).toEqual([]);
  });

  it("are those of names, details, conditions, copy actions and links, if the list has them", () => {
    expect(
      needed({
        rowName: "policyNumber",
        detail: {
          as: "dialog",
          title: "P",
          endpoint: "policies.detail",
          idField: "policyId",
          fields: ["x"],
          empty: "",
        },
        actions: [
          { ...shared, kind: "notes", entity: "policy", idField: "policyId" },
          { ...shared, kind: "copy", field: "phone", when: { field: "statusId", is: "notEmpty" } },
          { ...shared, kind: "copy", field: "vanished" },
        ],
        rowActions: [{ ...shared, kind: "link", to: "policies/:policyId" }],
      }),
    ).toEqual(["policyNumber", "policyId", "statusId", "phone"]);
  });

  it("are those of a form that edits the row, unless the form loads it", () => {
    const mode = { endpoint: "x", title: "Edit", submit: "Update", success: "Saved" };
    const form = { id: "entry", edit: mode, fields: ["planName", { field: "city" }, "secret"] };
    const actions = [{ ...shared, kind: "form" as const, form: "entry", mode: "edit" as const }];
    expect(needed({ actions, forms: [form] })).toEqual(["planName", "city"]);
    expect(needed({ actions, forms: [{ ...form, edit: { ...mode, load: "x.get" } }] })).toEqual([]);
  });

  it("are those of a column that links to another record", () => {
    const link = { name: "link" as const, to: "policies/:policyId" };
    const linked = resolveColumn({ field: "policyNumber", format: link }, endpoint.fields);
    expect(requiredFields(screen, linked ? [linked] : [], endpoint)).toEqual(["policyId"]);
  });
});

it("include fields in nested conditions", () => {
  expect(
    fieldsOfCondition({
      all: [
        { field: "a", is: "empty" },
        { any: [{ not: { field: "b", is: "equal", value: 1 } }, { field: "c", is: "in", value: ["x"] }] },
      ],
    }),
  ).toEqual(["a", "b", "c"]);
});
