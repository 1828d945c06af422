import { describe, expect, it } from "vitest";
import * as z from "zod";
import { name } from "../language/common-schemas.ts";
import { listScreenSchema } from "../language/list-screen-schema.ts";
import type { Condition, ListScreen } from "../list-screen.ts";
import { practice } from "../practice.fixtures.ts";
import { referenceTable } from "./derive-table.ts";
import { table } from "./generated/table.ts";
import { references } from "./references.ts";

const minimal = {
  kind: "list",
  id: "a",
  path: "a",
  title: "A",
  access: "agent",
  endpoints: { list: "policies.list" },
  filters: [],
  columns: [],
  empty: "None",
} satisfies ListScreen;

/** What a screen names besides its access and its list, as "path: kind of origin name". */
function namedBy(part: Partial<ListScreen>): string[] {
  return references({ ...minimal, ...part })
    .filter(({ path }) => path !== "access" && path !== "endpoints.list")
    .map(
      ({ path, names, of, name, drop }) =>
        `${path}: ${names} of ${of} ${name}${drop ? `, drops ${drop}` : ""}`,
    );
}

describe("the names in a screen", () => {
  it("are those of columns and filters in their short and long forms, with what they leave out", () => {
    expect(
      namedBy({
        filters: [
          "agent",
          { kind: "custom", name: "daysAhead", filters: ["graceTo"], access: "admin.Policy" },
        ],
        permanentFilters: { status: "New" },
        columns: ["id", { field: "name", format: { name: "link", to: "policies/:id/:policyId" } }],
        sort: ["-dueDate"],
        footer: [{ of: "records" }, { of: "sum", field: "amount" }],
      }),
    ).toEqual([
      "filters[0]: filter of list agent, drops filters[0]",
      "filters[1].access: access of list admin.Policy",
      "filters[1].name: part of list daysAhead",
      "filters[1].filters[0]: filter of list graceTo, drops filters[1]",
      "permanentFilters.status: filter of list status",
      "columns[0]: field of list id, drops columns[0]",
      "columns[1].field: field of list name, drops columns[1]",
      "columns[1].format.to: link of list policies/:id/:policyId",
      "columns[1].format.to: addressField of list policyId",
      "sort[0]: sortField of list dueDate, drops sort[0]",
      "footer[1].field: sumField of list amount, drops footer[1]",
    ]);
  });

  it("are from the detail's call in the detail, except for its ID", () => {
    const detail = {
      as: "dialog",
      title: "A",
      titleField: "name",
      endpoint: "policies.detail",
      idField: "policyId",
      fields: ["state"],
      tables: [{ field: "years", hide: ["year"], empty: "None" }],
      empty: "None",
    } satisfies ListScreen["detail"];
    expect(namedBy({ detail })).toEqual([
      "detail.titleField: field of detail name, drops detail.titleField",
      "detail.endpoint: endpoint of call policies.detail",
      "detail.idField: addressField of list policyId",
      "detail.fields[0]: field of detail state, drops detail.fields[0]",
      "detail.tables[0].field: rowsField of detail years, drops detail.tables[0]",
      "detail.tables[0].hide[0]: field of table year",
    ]);
  });

  it("are in conditions at any depth", () => {
    const when: Condition = {
      not: { all: [{ field: "state", is: "empty" }, { any: [{ field: "city", is: "empty" }] }] },
    };
    expect(namedBy({ actions: [{ kind: "export", id: "x", label: "X", formats: ["csv"], when }] })).toEqual([
      "actions[0].when.not.all[0].field: field of list state",
      "actions[0].when.not.all[1].any[0].field: field of list city",
    ]);
  });

  it("come with the object that has them", () => {
    const filters = [{ filter: "name", label: "Called" }];
    const found = references({ ...minimal, filters }).filter(({ path }) => path === "filters[0].filter");
    expect(found.map(({ owner }) => owner)).toEqual(filters);
  });
});

describe("the table of what keywords name", () => {
  it("is derived from the language", () => {
    expect(referenceTable(listScreenSchema(practice))).toEqual(table);
  });

  it("can't have a keyword that names different things in its forms", () => {
    const form = (names: "field" | "filter") => z.strictObject({ a: name.meta({ names }) });
    expect(() => referenceTable(z.union([form("field"), form("filter")]))).toThrow("name different things");
  });
});
