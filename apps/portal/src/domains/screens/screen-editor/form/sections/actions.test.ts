import { checkScreen } from "@portico/portal-config/check";
import { startingScreen } from "@portico/portal-config/starting";
import { describe, expect, it } from "vitest";
import { entriesOf, type JsonObject, propertyOf } from "../document/document.ts";
import { mayAdd, offeredParts, sourceOf, withAction, withActions } from "./actions.ts";
import { withDetail, withHeader, withoutDetail } from "./copied-parts.ts";

const rights = { roles: ["agent", "administrator"], claims: ["admin.Policy"] };
const list = "policyNonPaid.list";
const offered = offeredParts(list, "mine");
const starting: JsonObject = { ...startingScreen(list, rights), id: "mine", path: "screens/mine" };
const problemsOf = (document: JsonObject) => checkScreen(document, { isCustomScreen: true });

function source(id: string) {
  const found = offered.actions.find(({ part }) => part.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}
const take = (document: JsonObject, id: string) => withAction(document, "actions", source(id), offered);

describe("the actions of a screen", () => {
  it.each(["notes", "change-status", "history", "assign", "export"])("can be added: %s", (id) => {
    expect(problemsOf(take(starting, id))).toEqual([]);
  });

  it("can always include an export, and none that the user may not run", () => {
    expect(offeredParts("gone.list", "mine").actions.map(({ part }) => part.kind)).toEqual(["export"]);
    const viewer = { roles: ["agent"], claims: ["view.Policy"] };
    expect([mayAdd(source("assign"), rights), mayAdd(source("assign"), viewer)]).toEqual([true, false]);
  });

  it("make rows selectable only while they require that", () => {
    const one = take(starting, "history");
    expect(one.selection).toEqual({ mode: "one" });
    const many = take(one, "change-status");
    expect(many.selection).toEqual({ mode: "many", allMatching: true });
    const less = withActions(many, "actions", entriesOf(many.actions).slice(0, 1), offered);
    expect(less.selection).toEqual({ mode: "many" });
    const none = withActions(less, "actions", [], offered);
    expect([none.selection, none.actions]).toEqual([undefined, undefined]);
    const [changeStatus] = entriesOf(take(starting, "change-status").actions);
    const single = withActions(starting, "actions", [{ ...Object(changeStatus), needs: "one" }], offered);
    expect(single.selection).toEqual({ mode: "one" });
    for (const document of [many, less, none, single]) expect(problemsOf(document)).toEqual([]);
  });

  it("leave a selection made by hand alone", () => {
    const byHand = { ...starting, selection: { mode: "many", click: "toggle" } };
    expect(take(byHand, "change-status").selection).toEqual({ mode: "many", click: "toggle" });
    const unknown = { ...byHand, actions: [{ kind: "invented", id: "a" }] };
    expect(take(unknown, "export").selection).toEqual(byHand.selection);
    expect(take({ ...starting, selection: "odd" }, "notes").selection).toBe("odd");
  });

  it("are recognized by what they do, and get unique ids", () => {
    const twice = entriesOf(take(take(starting, "notes"), "notes").actions);
    expect(twice.map((one) => propertyOf(one, "id"))).toEqual(["notes", "notes-2"]);
    const { part } = source("notes");
    for (const changed of [{ id: "other" }, { label: "Other" }, { access: "administrator" }])
      expect(sourceOf({ ...part, ...changed }, offered.actions)).toBe(source("notes"));
    expect(sourceOf({ ...part, entity: "lead" }, offered.actions)).toBeUndefined();
    const other = { from: "Other", part: { ...part, label: "Other" } };
    expect(sourceOf({ ...other.part, id: "a" }, [...offered.actions, other])).toBe(other);
  });

  it("bring the form that they open, and take it with them", () => {
    const form = { id: "entry", fields: ["name"] };
    const part = { kind: "form", id: "new", label: "New", form: "entry", mode: "create" } as const;
    const own = { ...offered, actions: [{ from: "Other", part, form }] };
    const before = { id: "mine", forms: [{ id: "idle", fields: [] }] };
    const taken = withAction(before, "actions", { from: "Other", part, form }, own);
    expect(taken).toEqual({ id: "mine", actions: [part], forms: [form] });
    expect(withActions(taken, "actions", [], own)).toEqual({ id: "mine" });
  });
});

describe("parts of other screens", () => {
  const [detail] = offered.details;
  const [header] = offered.headers;
  if (!detail || !header) throw new Error("There are no parts.");
  const opener = { kind: "detail", id: "view", label: "View" } as const;

  it("include the detail, with the button in each row that opens it", () => {
    const shown = withDetail(starting, detail.part, opener);
    expect(problemsOf(shown)).toEqual([]);
    expect(shown.rowActions).toEqual([opener]);
    expect(withDetail(shown, detail.part, opener).rowActions).toEqual([opener]);
    expect(withoutDetail(shown)).toEqual(starting);
  });

  it("preserve values that are not lists of buttons", () => {
    const unsupported = { ...starting, rowActions: "odd", forms: "odd" };
    expect(withDetail(unsupported, detail.part, opener)).toMatchObject({ rowActions: "odd", forms: "odd" });
    expect(withoutDetail(unsupported)).toEqual(unsupported);
    expect(take(unsupported, "notes")).toMatchObject({ rowActions: "odd", forms: "odd" });
  });

  it("include the header, with the call that loads it", () => {
    const shown = withHeader(starting, header.part);
    expect(problemsOf(shown)).toEqual([]);
    expect(shown.endpoints).toEqual({ list, summary: "policyNonPaid.summary" });
    expect(withHeader(shown, undefined)).toEqual(starting);
  });
});
