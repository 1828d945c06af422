import { describe, expect, it } from "vitest";
import { type Difference, screenDifferences } from "./differences.ts";
import { goodForms, goodScreen } from "./good-screen.fixtures.ts";

/** The differences between the good screen and one with these parts replaced. */
function differencesWith(change: Record<string, unknown>) {
  return screenDifferences(goodScreen, { ...goodScreen, ...change });
}

const { columns, actions = [], filters, detail } = goodScreen;
const [number, plan, ...others] = columns;

describe("the differences between two documents of a screen", () => {
  it("are none for equal documents, whatever the order of keywords and the file's own keywords", () => {
    const turned = Object.fromEntries(Object.entries(goodScreen).reverse());
    const inFull = { ...turned, columns: [{ field: "policyNumber" }, ...columns.slice(1)] };
    expect(screenDifferences(goodScreen, { $schema: "x.json", requires: {}, ...inFull })).toEqual([]);
  });

  it("list the audience and other single keywords, with both values", () => {
    expect(differencesWith({ access: "administrator", title: "Late" })).toEqual([
      {
        part: "Title",
        path: "title",
        label: "Title",
        kind: "changed",
        before: goodScreen.title,
        after: "Late",
      },
      {
        part: "Who can see it",
        path: "access",
        label: "Who can see it",
        kind: "changed",
        before: "agent view.Policy|admin.Policy",
        after: "administrator",
      },
    ]);
  });

  it("list added, removed, moved and changed columns, by their labels", () => {
    const masked = { field: "policyNumber", masked: true, header: "Policy" };
    expect(differencesWith({ columns: [...others, masked, "monthsBehind"] })).toEqual([
      {
        part: "Columns",
        path: "columns[1]",
        label: "Plan name",
        kind: "removed",
        before: "field: planName; shorten after: 30; hidden by default: yes",
      },
      {
        part: "Columns",
        path: "columns[3]",
        label: "Policy",
        kind: "moved",
        before: "position 1",
        after: "position 4",
      },
      { part: "Columns", path: "columns[3].masked", label: "Policy: masked", kind: "added", after: "yes" },
      {
        part: "Columns",
        path: "columns[3].header",
        label: "Policy: heading",
        kind: "added",
        after: "Policy",
      },
      {
        part: "Columns",
        path: "columns[4]",
        label: "Months behind",
        kind: "added",
      },
    ]);
  });

  it("call keywords as forms do, also what is turned off", () => {
    const [, , ...rest] = columns;
    const off = { field: "planName", truncate: 30, hidden: true, sortable: false };
    expect(differencesWith({ columns: [number, off, ...rest] })).toMatchObject([
      { label: "Plan name: can't be sorted", kind: "added", after: "yes" },
    ]);
    expect(differencesWith({ totalsAbove: true, notLoaded: "Sorry" })).toMatchObject([
      { part: "Totals", label: "Totals above the list", after: "yes" },
      { part: "Messages", label: "Text if the list can't be loaded", after: "Sorry" },
    ]);
  });

  it("list one move if one column was moved to the front", () => {
    const moves = differencesWith({ columns: [...others, plan, number].reverse() });
    expect(differencesWith({ columns: [columns.at(-1), ...columns.slice(0, -1)] })).toHaveLength(1);
    expect(moves.every(({ kind }) => kind === "moved")).toBe(true);
  });

  it("list a reversed order", () => {
    expect(differencesWith({ sort: ["graceEndDate", "insuredName"] })).toEqual([
      {
        part: "Sort order",
        path: "sort[0]",
        label: "Last day of grace: order",
        kind: "changed",
        before: "descending",
        after: "ascending",
      },
    ]);
  });

  it("list filters, also fixed ones, by their labels", () => {
    const changes = differencesWith({
      filters: [...filters, "city"],
      permanentFilters: { status: "Assigned", state: "FL" },
    });
    expect(changes.map(({ part, label, kind, after }) => [part, label, kind, after])).toEqual([
      ["Fixed filters", "Status", "changed", "Assigned"],
      ["Fixed filters", "State", "added", "FL"],
      ["Filters", "City", "added", undefined],
    ]);
  });

  it("list the values of a fixed filter with several", () => {
    const several = { permanentFilters: { status: ["New", "Assigned"] } };
    const texts = (changes: readonly Difference[]) =>
      changes.map(({ label, kind, before, after }) => [label, kind, before, after]);
    expect(texts(differencesWith(several))).toEqual([["Status", "changed", "New", "New, Assigned"]]);
    const other = { permanentFilters: { status: ["Assigned", "Contacted"] } };
    expect(texts(screenDifferences({ ...goodScreen, ...several }, { ...goodScreen, ...other }))).toEqual([
      ["Status: New", "removed", "New", undefined],
      ["Status: Contacted", "added", undefined, "Contacted"],
    ]);
  });

  it("list changed actions by their labels", () => {
    const [first, ...rest] = actions;
    expect(differencesWith({ actions: [{ ...first, entity: "agent" }, ...rest] })).toEqual([
      {
        part: "List buttons",
        path: "actions[0].entity",
        label: "Notes: type of record",
        kind: "changed",
        before: "policy",
        after: "agent",
      },
    ]);
  });

  it("list fields of the detail by their own labels, and a new detail as one", () => {
    const more = { ...detail, fields: [...(detail?.fields ?? []), "city"] };
    expect(differencesWith({ detail: more })).toMatchObject([
      { part: "Details of a row", path: "detail.fields[2]", label: "Fields: City", kind: "added" },
    ]);
    const { detail: _, ...without } = goodScreen;
    expect(screenDifferences(without, goodScreen)).toMatchObject([
      { part: "Details of a row", path: "detail", label: "Details of a row", kind: "added" },
    ]);
  });

  it("list changes of forms", () => {
    const [form] = goodForms.forms ?? [];
    const forms = [{ ...form, fields: form?.fields.slice(1) }];
    expect(screenDifferences(goodForms, { ...goodForms, forms })).toMatchObject([
      { part: "Forms", path: "forms[0].fields[0]", kind: "removed" },
    ]);
  });

  it("list unknown keywords, and duplicate entries", () => {
    expect(differencesWith({ colour: "red", columns: [...columns, "policyNumber"] })).toMatchObject([
      { part: "Columns", path: "columns[5]", kind: "added" },
      { part: "Other", path: "colour", label: "Colour", kind: "added", after: "red" },
    ]);
  });

  it("list all parts of a new screen as added", () => {
    const kinds = screenDifferences({}, goodScreen).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(["added"]));
  });

  it("handle names that every object inherits", () => {
    expect(screenDifferences({}, JSON.parse('{"constructor":1,"toString":{"valueOf":2}}'))).toMatchObject([
      { label: "Constructor", kind: "added", after: "1" },
      { label: "ToString", kind: "added" },
    ]);
    const filters = JSON.parse('{"permanentFilters":{"constructor":"x"}}');
    expect(screenDifferences({ permanentFilters: {} }, filters)).toMatchObject([
      { kind: "added", after: "x" },
    ]);
  });

  const circle: Record<string, unknown> = {};
  circle.columns = [circle];
  const deep: unknown = JSON.parse(`${"[".repeat(5000)}${"]".repeat(5000)}`);

  it.each([
    ["nothing", undefined],
    ["null", null],
    ["a text", "screen"],
    ["a list", [1, [2], { 3: null }]],
    [
      "lists instead of keywords",
      { title: ["x"], columns: "agent", sort: [7, null, {}], detail: 1, endpoints: "x" },
    ],
    ["a keyword named like a property of Object", JSON.parse('{"__proto__":{"columns":[]},"constructor":1}')],
    [
      "a field named like a property of Object",
      { endpoints: { list: "policies.list" }, columns: ["constructor", "toString"] },
    ],
    ["a document that contains itself", circle],
    ["a list 5,000 levels deep", deep],
    ["100,000 columns", { columns: Array.from({ length: 100_000 }, (_, index) => `c${index}`) }],
    ["a text of 5 MB", { title: "x".repeat(5_000_000) }],
    ["a heading of 100 kB", { columns: [{ field: "agent", header: "x".repeat(100_000) }] }],
  ])("handle %s with a short text, and do not throw", (_what, document) => {
    for (const differences of [
      screenDifferences(document, goodScreen),
      screenDifferences(goodScreen, document),
      screenDifferences(document, document),
    ]) {
      for (const { before = "", after = "", label } of differences) {
        expect(before.length + after.length).toBeLessThan(700);
        expect(label.length).toBeLessThan(400);
      }
    }
    expect(screenDifferences(document, document)).toEqual([]);
    expect(screenDifferences(document, goodScreen).length).toBeGreaterThan(0);
  });

  it("handle 9,000 reversed columns", () => {
    const many = Array.from({ length: 9_000 }, (_, index) => `c${index}`);
    expect(screenDifferences({ columns: many }, { columns: many.toReversed() })).toHaveLength(8_999);
  });
});
