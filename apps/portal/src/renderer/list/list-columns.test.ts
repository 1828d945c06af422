import { endpoints } from "@portico/contract";
import { listScreen } from "@portico/portal-config";
import { describe, expect, it } from "vitest";
import { namingColumn, screenColumns } from "./list-columns.ts";

const endpoint = endpoints["policies.list"];
const screen = listScreen({
  id: "policies",
  path: "policies/all",
  title: "Policies",
  access: "agent",
  endpoints: { list: "policies.list" },
  filters: [],
  columns: ["policyNumber", { field: "agent", when: { setting: "organisation", is: "empty" } }],
  variants: [
    { id: "plan", label: "Plan", columns: ["planName", { field: "premium", access: "administrator" }] },
    { id: "contact", label: "Contact", columns: ["email", "planName"] },
  ],
  empty: "No Data",
});
const fields = (columns: readonly { field: string }[]) => columns.map(({ field }) => field);

describe("the columns of a screen", () => {
  it("are its own, then those of the variant shown", () => {
    const { offered } = screenColumns(screen, endpoint, "contact", () => true);
    expect(fields(offered)).toEqual(["policyNumber", "agent", "email", "planName"]);
  });

  it("are offered by rights and by how the portal is set up", () => {
    const { offered, known } = screenColumns(
      screen,
      endpoint,
      "plan",
      ({ access, when }) => access === undefined && when === undefined,
    );
    expect(fields(offered)).toEqual(["policyNumber", "planName"]);
    expect(fields(known)).toEqual(["policyNumber", "agent", "planName", "premium", "email"]);
  });

  it("continue without those whose field is gone, and say which", () => {
    const columns = ["vanished", "policyNumber", { field: "lost" }];
    const result = screenColumns({ ...screen, columns }, endpoint, "plan", () => true);
    expect(result.removedFields).toEqual(["vanished", "lost"]);
    expect(fields(result.offered)).toEqual(["policyNumber", "planName", "premium"]);
  });
});

it("names rows by the declared column, otherwise by the first", () => {
  const { offered } = screenColumns(screen, endpoint, "plan", () => true);
  expect(namingColumn(screen, offered)?.field).toBe("policyNumber");
  expect(namingColumn({ ...screen, rowName: "planName" }, offered)?.field).toBe("planName");
  expect(namingColumn({ ...screen, rowName: "dob" }, offered)?.field).toBe("policyNumber");
});
