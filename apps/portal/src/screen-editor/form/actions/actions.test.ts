import { checkScreen } from "@portico/portal-config/check";
import { offeredActions, startingScreen } from "@portico/portal-config/starting";
import { describe, expect, it } from "vitest";
import { unpaidPolicies } from "../../../screens/unpaid-policies.ts";
import { type JsonObject, propertyOf } from "../document/document.ts";
import { availableActions, sourceOf, withAction, withActions, withHeader } from "./actions.ts";
import { isSameDetail, withDetail, withoutDetail } from "./detail.ts";

const rights = { roles: ["agent", "administrator"], claims: ["admin.Policy"] };
const list = "policyNonPaid.list";
const available = offeredActions(list, [unpaidPolicies], "mine");
const starting: JsonObject = { ...startingScreen(list, rights), id: "mine", path: "screens/mine" };
const offered = availableActions(available, "actions", rights);

function source(id: string) {
  const found = offered.find(({ part }) => part.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

const take = (document: JsonObject, id: string) => withAction(document, "actions", source(id), available);

describe("the available actions of a screen", () => {
  it("are those of other screens over the same rows, and always an export", () => {
    expect(offered.map(({ part }) => part.id)).toEqual(
      expect.arrayContaining(["notes", "change-status", "history", "assign", "export"]),
    );
    const nothing = { actions: [], rowActions: [], details: [], headers: [] };
    expect(availableActions(nothing, "actions", rights).map(({ part }) => part.kind)).toEqual(["export"]);
    expect(availableActions(nothing, "rowActions", rights)).toEqual([]);
  });

  it("exclude those that the user may not run", () => {
    const viewer = { roles: ["agent"], claims: ["view.Policy"] };
    expect(availableActions(available, "actions", viewer).map(({ part }) => part.id)).not.toContain("assign");
  });

  it.each(["notes", "change-status", "history", "assign", "export"])("can be shown as it is: %s", (id) => {
    expect(checkScreen(take(starting, id), { isCustomScreen: true })).toEqual([]);
  });

  it("makes rows selectable only while it requires that", () => {
    const one = take(starting, "history");
    expect(one.selection).toEqual({ mode: "one" });
    const many = take(one, "change-status");
    expect(many.selection).toEqual({ mode: "many", allMatching: true });
    const [history] = Array.isArray(many.actions) ? many.actions : [];
    const less = withActions(many, "actions", [history], available);
    expect(less.selection).toEqual({ mode: "many" });
    expect(checkScreen(less, { isCustomScreen: true })).toEqual([]);
    const none = withActions(less, "actions", [], available);
    expect([none.selection, none.actions]).toEqual([undefined, undefined]);
    expect(checkScreen(take(none, "export"), { isCustomScreen: true })).toEqual([]);
  });

  it("leaves a choice made by hand alone", () => {
    const byHand = { ...starting, selection: { mode: "many", click: "toggle" } };
    expect(take(byHand, "change-status").selection).toEqual({ mode: "many", click: "toggle" });
    const unknown = { ...byHand, actions: [{ kind: "invented", id: "a" }] };
    expect(take(unknown, "export").selection).toEqual(byHand.selection);
    expect(take({ ...starting, selection: "odd" }, "notes").selection).toBe("odd");
  });

  it("is recognized by what it does, and gets a unique id", () => {
    const twice = take(take(starting, "notes"), "notes");
    const ids = Array.isArray(twice.actions)
      ? twice.actions.map((one: unknown) => propertyOf(one, "id"))
      : [];
    expect(ids).toEqual(["notes", "notes-2"]);
    expect(sourceOf({ ...source("notes").part, id: "other" }, offered)).toBe(source("notes"));
    expect(sourceOf({ ...source("notes").part, label: "Other" }, offered)).toBe(source("notes"));
    expect(sourceOf({ ...source("notes").part, access: "administrator" }, offered)).toBe(source("notes"));
    expect(sourceOf({ ...source("notes").part, entity: "lead" }, offered)).toBeUndefined();
    const other = { from: "Other", part: { ...source("notes").part, label: "Other" } };
    expect(sourceOf({ ...other.part, id: "a" }, [...offered, other])).toBe(other);
  });

  it("makes as many rows selectable as it requires", () => {
    const shown = take(starting, "change-status");
    const [action] = Array.isArray(shown.actions) ? shown.actions : [];
    const one = withActions(shown, "actions", [{ ...action, needs: "one" }], available);
    expect(one.selection).toEqual({ mode: "many" });
    expect(checkScreen(one, { isCustomScreen: true })).toEqual([]);
  });

  it("can have other settings, and is still recognized", () => {
    const changed = { ...source("change-status").part, label: "Set status", access: "administrator" };
    const before = withActions(take(starting, "change-status"), "actions", [changed], available);
    expect(checkScreen(before, { isCustomScreen: true })).toEqual([]);
    expect(take(before, "notes").selection).toEqual({ mode: "many", allMatching: true });
  });

  it("adds the form that it opens, and removes it again", () => {
    const form = { id: "entry", fields: ["name"] };
    const part = { kind: "form", id: "new", label: "New", form: "entry", mode: "create" } as const;
    const own = { ...available, actions: [{ from: "Other", part, form }] };
    const before = { id: "mine", forms: [{ id: "idle", fields: [] }] };
    const taken = withAction(before, "actions", { from: "Other", part, form }, own);
    expect(taken).toEqual({ id: "mine", actions: [part], forms: [form] });
    expect(withActions(taken, "actions", [], own)).toEqual({ id: "mine" });
  });
});

describe("the detail of a row", () => {
  const [detail] = available.details;
  const opener = { kind: "detail", id: "view", label: "View" } as const;

  it("is added and removed together with the button in each row that opens it", () => {
    if (!detail) throw new Error("There is no detail.");
    const shown = withDetail(starting, detail.part, opener);
    expect(checkScreen(shown, { isCustomScreen: true })).toEqual([]);
    expect(shown.rowActions).toEqual([opener]);
    expect(isSameDetail(shown.detail, detail.part)).toBe(true);
    expect(isSameDetail("odd", detail.part)).toBe(false);
    expect(withDetail(shown, detail.part, opener).rowActions).toEqual([opener]);
    expect(withoutDetail(shown)).toEqual(starting);
  });

  it("preserves values that are not lists of buttons", () => {
    if (!detail) throw new Error("There is no detail.");
    const unsupported = { ...starting, rowActions: "odd", forms: "odd" };
    expect(withDetail(unsupported, detail.part, opener)).toMatchObject({ rowActions: "odd", forms: "odd" });
    expect(withoutDetail(unsupported)).toEqual(unsupported);
    expect(take(unsupported, "notes")).toMatchObject({ rowActions: "odd", forms: "odd" });
  });

  it("has its page at the screen's own address", () => {
    if (!detail) throw new Error("There is no detail.");
    const page = { ...detail.part, as: "page", path: "policies/x/:id" } as const;
    expect(propertyOf(withDetail(starting, page, opener).detail, "path")).toBe("screens/mine/:id");
  });
});

describe("the part above the list", () => {
  it("comes with the call that fills it, and goes with it", () => {
    const [header] = available.headers;
    if (!header) throw new Error("There is no header.");
    const shown = withHeader(starting, header.part);
    expect(checkScreen(shown, { isCustomScreen: true })).toEqual([]);
    expect(shown.endpoints).toEqual({ list, summary: "policyNonPaid.summary" });
    expect(withHeader(shown, undefined)).toEqual(starting);
  });
});
