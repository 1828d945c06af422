import { describe, expect, it } from "vitest";
import { checkScreen, withoutRemovedParts } from "./check-screen.ts";
import { goodAdded } from "./good-screen.fixtures.ts";

const { columns, variants = [], filters, footer = [], detail, sort = [] } = goodAdded;
const isCustomScreen = { isCustomScreen: true };

/** The good screen, with names that the contract used to have. */
const older = {
  ...goodAdded,
  rowName: "formerName",
  columns: ["formerColumn", ...columns, { field: "premiumOfOld", header: "Premium" }],
  variants: [{ ...variants[0], columns: ["formerColumn", "graceEndDate"] }, variants[1]],
  filters: ["formerFilter", ...filters, { kind: "dateRange", from: "formerFrom", to: "graceTo" }],
  sort: [...sort, "-formerColumn", "policyId"],
  footer: [
    ...footer,
    { of: "sum", field: "memberResponsibility" },
    { of: "answer", path: "formerTotal", label: "X" },
  ],
  detail: {
    ...detail,
    titleField: "formerTitle",
    fields: [...(detail?.fields ?? []), "formerLine"],
    tables: [...(detail?.tables ?? []), { field: "formerRows", empty: "No Data" }],
  },
};

describe("a document with names that the contract no longer has", () => {
  it("is shown without what no longer exists, which is reported with its paths", () => {
    expect(checkScreen(older, isCustomScreen).length).toBeGreaterThan(0);
    const { document, dropped } = withoutRemovedParts(older, isCustomScreen);
    expect(dropped.map(({ path, found }) => `${path} ${found}`)).toEqual([
      "rowName formerName",
      "filters[0] formerFilter",
      `filters[${filters.length + 1}] formerFrom`,
      "columns[0] formerColumn",
      `columns[${columns.length + 1}] premiumOfOld`,
      "variants[0].columns[0] formerColumn",
      `sort[${sort.length}] formerColumn`,
      `sort[${sort.length + 1}] policyId`,
      "detail.titleField formerTitle",
      `detail.fields[${detail?.fields.length}] formerLine`,
      `detail.tables[${detail?.tables?.length}] formerRows`,
      `footer[${footer.length}] memberResponsibility`,
      `footer[${footer.length + 1}] formerTotal`,
    ]);
    expect(dropped[0]?.message).toBe("rowName: `formerName` no longer exists, so it's left out.");
    expect(checkScreen(document, isCustomScreen)).toEqual([]);
    expect(document).toMatchObject({
      columns,
      filters,
      sort,
      footer,
      permanentFilters: goodAdded.permanentFilters,
    });
  });

  it("is not checked against the file's own `requires`", () => {
    const requires = { endpoints: [{ id: "policyNonPaid.list", fields: ["formerColumn"] }], rights: [] };
    const { document, dropped } = withoutRemovedParts({ ...older, requires }, isCustomScreen);
    expect(dropped).toHaveLength(13);
    expect(document).not.toHaveProperty("requires");
  });

  it("is unchanged if everything still exists", () => {
    expect(withoutRemovedParts(goodAdded, isCustomScreen)).toEqual({ document: goodAdded, dropped: [] });
  });

  it.each([
    ["a fixed filter that excluded rows no longer exists", { permanentFilters: { formerFilter: "New" } }],
    ["its list is gone", { endpoints: { list: "former.list" } }],
    ["none of its columns exist", { columns: ["formerColumn", "otherColumn"] }],
    [
      "an action's call no longer exists",
      { actions: [{ kind: "confirm", id: "x", label: "X", endpoint: "former.call" }] },
    ],
    ["it has another path", { path: "policies/manage" }],
    [
      "a condition uses a field that no longer exists",
      { actions: [{ ...goodAdded.actions?.[1], when: { field: "former", is: "empty" } }] },
    ],
  ])("is unchanged, so that its problems are reported, if %s", (_what, change) => {
    const document = { ...older, ...change };
    expect(withoutRemovedParts(document, isCustomScreen)).toEqual({ document, dropped: [] });
  });

  it.each([undefined, null, "x", [], {}, JSON.parse('{"__proto__":{"kind":"list"}}')])(
    "is unchanged if it is not a screen: %j",
    (document) => {
      expect(withoutRemovedParts(document)).toEqual({ document, dropped: [] });
    },
  );
});
