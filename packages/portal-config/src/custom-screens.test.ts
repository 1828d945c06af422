import { endpoints } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { checkScreen, mayBeCalled, readScreen } from "./check-screen.ts";
import { customScreenPath } from "./custom-screen-path.ts";
import { goodAdded, goodForms, goodScreen } from "./good-screen.fixtures.ts";

const formsAsCustom = { ...goodForms, path: customScreenPath(goodForms.id) };

/** The paths of the problems of the good screen with these parts replaced. */
function problems(change: Record<string, unknown>, options = { isCustomScreen: true }): string[] {
  return checkScreen({ ...goodAdded, ...change }, options).map(({ message }) => message);
}

function paths(change: Record<string, unknown>): string[] {
  return checkScreen({ ...goodAdded, ...change }, { isCustomScreen: true }).map(({ path }) => path);
}

const { actions = [], detail } = goodAdded;

describe("a custom screen", () => {
  it("is valid at its own path, with a page for its rows below it, and in a file", () => {
    expect(problems({})).toEqual([]);
    expect(checkScreen(goodAdded)).toEqual([]);
    expect(readScreen(JSON.parse(JSON.stringify(goodAdded)), { isCustomScreen: true }).screen).toEqual(
      goodAdded,
    );
  });

  it.each([
    "policies/manage",
    "manage/screens",
    "dashboard",
    "error",
    "screens",
    "screens/other",
    "screens/work-added/more",
    "screens/work-added/:state",
    "screens/:id",
    "Screens/work-added",
    "../policies",
    "/screens/work-added",
    "//evil.example",
    "javascript:alert(1)",
  ])("is rejected at %s, so that it cannot replace another page", (path) => {
    expect(paths({ path })).toContain("path");
  });

  it.each(["policies/:id", "screens/other/:id", "screens/work-added/:row", "manage/screens/:id"])(
    "with detail pages at %s is rejected",
    (path) => {
      expect(paths({ detail: { ...detail, path } })).toContain("detail.path");
    },
  );

  it("needs a unique id", () => {
    const options = { isCustomScreen: true, takenIds: ["policies", "work-added"] };
    expect(checkScreen(goodAdded, options).map(({ message }) => message)).toEqual([
      "id: `work-added` is already the id of another screen.",
    ]);
    expect(checkScreen(goodAdded, { ...options, takenIds: ["policies"] })).toEqual([]);
  });

  it.each(["../policies", "Work", "work_1", "", "a".repeat(61), "work/added", "__proto__", "work added"])(
    "cannot be called %j",
    (id) => {
      expect(paths({ id, path: `screens/${id}` })).toContain("id");
    },
  );

  it("cannot use the portal's own code anywhere", () => {
    const age = { field: "paidThroughDate", format: { name: "age" } };
    const custom = {
      filters: ["agent", { kind: "custom", name: "daysAhead", filters: ["graceTo"], label: "Grace ends" }],
      columns: ["policyNumber", age],
      variants: [
        { id: "a", label: "A", columns: [] },
        { id: "b", label: "B", columns: [{ ...age, field: "graceEndDate" }] },
      ],
      actions: [{ kind: "custom", id: "print", label: "Print", name: "print" }],
      selection: undefined,
      rowActions: [
        { kind: "detail", id: "view", label: "View" },
        { kind: "custom", id: "print", label: "Print", name: "print" },
      ],
      detail: { ...detail, fields: [{ field: "effectiveDate", format: { name: "age" } }] },
      header: [
        { kind: "custom", name: "legend" },
        { kind: "figures", figures: [{ label: "All", path: "total" }] },
      ],
    };
    expect(paths(custom).toSorted()).toEqual([
      "actions[0].name",
      "columns[1].format.name",
      "detail.fields[0].format.name",
      "filters[1].name",
      "header[0].name",
      "rowActions[1].name",
      "variants[1].columns[0].format.name",
    ]);
    expect(problems(custom, { isCustomScreen: false })).toEqual([]);
  });

  it("can list settings, and cannot change them", () => {
    const found = checkScreen(formsAsCustom, { isCustomScreen: true });
    expect(found.map(({ path, found: id }) => `${path} ${id}`)).toEqual([
      "actions[0].form generalConfig.create",
      "actions[1].form generalConfig.update",
      "actions[2].endpoint generalConfig.remove",
    ]);
    const shown = { ...formsAsCustom, actions: [], forms: [], selection: undefined };
    expect(checkScreen(shown, { isCustomScreen: true })).toEqual([]);
  });

  const closed =
    /^(configuration|generalConfig|identity|preferences|screens|session|settings|user|userManage)\./;

  it("cannot call anything about accounts, settings and screens", () => {
    const ids = Object.keys(endpoints);
    expect(ids.filter((id) => !mayBeCalled(id))).toEqual(ids.filter((id) => closed.test(id)));
    expect(ids.filter(mayBeCalled)).toContain("policies.setStatuses");
    for (const endpoint of ["user.removePhoto", "identity.logout", "session.activity"]) {
      const logout = { kind: "confirm", id: "x", label: "X", needs: "nothing", endpoint, question: "Sure?" };
      expect(paths({ actions: [...actions, logout] })).toContain("actions[8].endpoint");
    }
    expect(paths({ endpoints: { ...goodAdded.endpoints, summary: "configuration.get" } })).toContain(
      "endpoints.summary",
    );
  });

  it("requires a confirmation for deletes", () => {
    const remove = { id: "x", label: "X", endpoint: "jobs.cancel", needs: "one" };
    const confirm = { ...remove, kind: "confirm", question: "Really?" };
    expect(paths({ actions: [...actions, confirm] })).toEqual([]);
    expect(paths({ actions: [...actions, { ...remove, kind: "call" }] })).toEqual(["actions[8].kind"]);
  });
});

describe("a valid built-in screen as a custom screen", () => {
  it("reports all problems at once", () => {
    const found = checkScreen(goodScreen, { isCustomScreen: true }).map(({ path }) => path);
    expect(found).toEqual([
      "path",
      "detail.path",
      "filters[2].name",
      "columns[4].format.name",
      "actions[7].name",
      "header[2].name",
    ]);
  });
});
