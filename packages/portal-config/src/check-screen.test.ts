import { describe, expect, it } from "vitest";
import { checkScreen } from "./check-screen.ts";
import { listScreen } from "./list-screen.ts";

const good = listScreen({
  id: "policies-by-carrier",
  path: "policies/by-carrier",
  title: "Policies by carrier",
  access: "agent view.Policy",
  endpoints: { list: "policies.list" },
  filters: ["carrier", { filter: "state", label: "Where" }],
  columns: ["policyNumber", { field: "planName", truncate: 30 }],
  sort: ["-effectiveDate"],
  rowActions: [{ kind: "detail", id: "view", label: "View" }],
  detail: {
    as: "dialog",
    title: "Policy",
    endpoint: "policies.detail",
    fields: ["policyNumber"],
    tables: [{ field: "years", hide: ["policyId"], empty: "No Data" }],
    empty: "No Data",
  },
  empty: "No Data",
});

const view = { kind: "detail", id: "view", label: "View" };

/** The screen with one place changed, as a document from outside. */
function changed(change: Record<string, unknown>): unknown {
  return { ...good, ...change };
}

function messages(document: unknown): string[] {
  return checkScreen(document).map(({ message }) => message);
}

describe("checkScreen", () => {
  it("finds nothing wrong with a good screen, before and after a round through JSON", () => {
    expect(checkScreen(good)).toEqual([]);
    expect(JSON.parse(JSON.stringify(good))).toEqual(good);
  });

  it("names the nearest field for one that is misspelt", () => {
    const [problem] = checkScreen(changed({ columns: ["policyNumber", { field: "planNmae" }] }));
    expect(problem).toMatchObject({ path: "columns[1].field", nearest: "planName" });
    expect(problem?.message).toContain(
      "columns[1].field: `planNmae` is not a field of `policies.list`; did you mean `planName`?",
    );
  });

  it.each([
    [
      "an unknown endpoint",
      { endpoints: { list: "polices.list" } },
      "endpoints.list: `polices.list`",
      "`policies.list`?",
    ],
    [
      "an endpoint that is no list",
      { endpoints: { list: "states.lookup" } },
      "endpoints.list:",
      "a list of the contract",
    ],
    ["an unknown filter", { filters: ["zipcode"] }, "filters[0]: `zipcode`", "`zipCode`?"],
    ["a sort by what cannot be sorted by", { sort: ["email"] }, "sort[0]: `email`", "a field to sort by"],
    ["access that does not parse", { access: "agent||admin" }, "access:", "no role or claim"],
    ["a page size beyond the limit", { pageSizes: [501] }, "pageSizes[0]:", "Found `501`"],
    [
      "a misspelt kind of action",
      { actions: [{ kind: "exprot", id: "x", label: "X" }] },
      "actions[0]",
      "export",
    ],
    ["a word that is not of the language", { colums: [] }, "colums:", "is no word of the language"],
    ["a function", { empty: () => "none" }, "empty:", "a function, and screens are data alone"],
    ["a column that stands twice", { columns: ["planName", "planName"] }, "columns:", "stands twice"],
    ["an unknown section", { navigation: { section: "polices" } }, "navigation.section:", "`policies`?"],
    ["a sort by one field in two directions", { sort: ["planName", "-planName"] }, "sort:", "stands twice"],
    [
      "an amount made of a text",
      { columns: [{ field: "planName", format: "money" }] },
      "columns[0].format:",
      "cannot be written",
    ],
    [
      "rows as a value",
      { detail: { ...good.detail, fields: ["years"] } },
      "detail.fields[0]:",
      "is not a field",
    ],
    ["two actions of one id", { rowActions: [view, view] }, "rowActions:", "stands twice"],
    ["a path of the portal's own", { path: "error" }, "path:", "the portal's own"],
    ["a blank title", { title: "  " }, "title:", "says something"],
    ["a role that is a slip of the pen", { access: "agnet view.Policy" }, "access: `agnet`", "`agent`?"],
    [
      "a detail that cannot be one",
      { detail: { ...good.detail, endpoint: "identity.login" } },
      "detail.endpoint:",
      "Allowed: policies.detail.",
    ],
    ["a detail that nothing opens", { rowActions: [] }, "detail:", "opened by nothing"],
    ["a number that is none", { debounce: Number.NaN }, "debounce:", "NaN"],
    ["a field of Object's own", { columns: ["constructor"] }, "columns[0]:", "is not a field"],
  ])("refuses %s and says where", (_what, change, path, text) => {
    const found = messages(changed(change)).join("\n");
    expect(found).toContain(path);
    expect(found).toContain(text);
  });

  it("refuses a detail action on a screen without a detail", () => {
    const { detail: _, ...rest } = good;
    expect(messages(rest)).toEqual(["rowActions[0]: opens a detail, and the screen declares none."]);
  });

  it("suggests nothing where no name is like it", () => {
    const [problem] = checkScreen(changed({ columns: ["qqqqqqqqqqqqqq"] }));
    expect(problem).not.toHaveProperty("nearest");
  });

  it("lets a claim of any name be asked for", () => {
    expect(checkScreen(changed({ access: "agent beta.Reports" }))).toEqual([]);
  });

  const circle: Record<string, unknown> = {};
  circle.title = circle;
  it.each([{ title: 7n }, circle])("survives what JSON cannot hold", (document) => {
    expect(checkScreen(document).length).toBeGreaterThan(0);
  });

  it.each([null, undefined, 7, "screen", [], {}])("refuses %j without falling over", (document) => {
    expect(checkScreen(document).length).toBeGreaterThan(0);
  });
});
