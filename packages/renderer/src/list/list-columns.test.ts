import { endpoints } from "@portico/contract";
import { listScreen } from "@portico/portal-config";
import { describe, expect, it } from "vitest";
import {
  cardColumnsOf,
  headingColumnsOf,
  nameColumnOf,
  prioritiesOf,
  screenColumns,
} from "./list-columns.ts";

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
  it("are the screen's own, then those of the current variant", () => {
    const { permitted } = screenColumns(screen, endpoint, "contact", () => true);
    expect(fields(permitted)).toEqual(["policyNumber", "agent", "email", "planName"]);
  });

  it("are limited by the user's access and the deployment's settings", () => {
    const { permitted, all } = screenColumns(
      screen,
      endpoint,
      "plan",
      ({ access, when }) => access === undefined && when === undefined,
    );
    expect(fields(permitted)).toEqual(["policyNumber", "planName"]);
    expect(fields(all)).toEqual(["policyNumber", "agent", "planName", "premium", "email"]);
  });

  it("omit removed fields, and report them", () => {
    const columns = ["vanished", "policyNumber", { field: "lost" }];
    const result = screenColumns({ ...screen, columns }, endpoint, "plan", () => true);
    expect(result.removedFields).toEqual(["vanished", "lost"]);
    expect(fields(result.permitted)).toEqual(["policyNumber", "planName", "premium"]);
  });
});

it("identify rows by the declared column, or else by the first", () => {
  const { permitted } = screenColumns(screen, endpoint, "plan", () => true);
  expect(nameColumnOf(screen, permitted)?.field).toBe("policyNumber");
  expect(nameColumnOf({ ...screen, rowName: "planName" }, permitted)?.field).toBe("planName");
  expect(nameColumnOf({ ...screen, rowName: "dob" }, permitted)?.field).toBe("policyNumber");
});

describe("the columns of a card", () => {
  const cardOf = (columns: (typeof screen)["columns"], rowName?: string) => {
    const { variants: _, ...plain } = screen;
    const declared = { ...plain, columns, ...(rowName && { rowName }) };
    const { permitted } = screenColumns(declared, endpoint, undefined, () => true);
    const headings = headingColumnsOf(permitted, nameColumnOf(declared, permitted));
    return cardColumnsOf(permitted, headings, prioritiesOf(declared, endpoint, permitted));
  };

  it("are a person's name, the status, and two of the highest priority", () => {
    const columns = ["policyNumber", "planName", "carrier", "agent", "firstName", "lastName", "status"];
    expect(cardOf(columns)).toEqual(["firstName", "status", "policyNumber", "planName"]);
  });

  it("follow declared priorities", () => {
    const plan = { field: "planName", priority: 4 } as const;
    const phone = { field: "phone", priority: 2 } as const;
    const columns = ["policyNumber", plan, "carrier", "agent", phone, "insuredName", "status"];
    expect(cardOf(columns)).toEqual(["insuredName", "status", "policyNumber", "carrier"]);
    expect(cardOf(columns.filter((column) => column !== "carrier" && column !== "agent"))).toEqual([
      "insuredName",
      "status",
      "policyNumber",
      "phone",
    ]);
  });

  it("start with the column that identifies rows if there are no names", () => {
    expect(cardOf(["planName", "policyNumber"], "policyNumber")).toEqual(["policyNumber", "planName"]);
  });
});
