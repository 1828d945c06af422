import { describe, expect, expectTypeOf, it } from "vitest";
import { callsOf, checkScreen } from "./check-screen.ts";
import { accessLabel } from "./description/index.ts";
import { screenDifferences } from "./differences/index.ts";
import { screenJsonSchema } from "./json-schema.ts";
import { type PracticeScreen, practice, visitScreen } from "./practice.fixtures.ts";
import type { ScreenServices } from "./services.ts";
import { startingScreen, toCustomScreen } from "./starting/index.ts";

const messages = (change: Record<string, unknown>, services: ScreenServices = {}) =>
  checkScreen({ ...visitScreen, ...change }, { ...practice, services }).map(({ message }) => message);

describe("a screen of another product", () => {
  it("has no problems", () => {
    expect(messages({})).toEqual([]);
  });

  it("with a typo is told the nearest name of its own", () => {
    expect(messages({ columns: ["ownr"] })).toEqual([
      "columns[0]: `ownr` is not a field of `visits.list`; did you mean `owner`? Allowed: id, version, agentId, agent, status, petName, owner, weight.",
    ]);
    expect(messages({ access: "vett" })[0]).toContain(
      "did you mean `vet`? Allowed: vet, receptionist, view.Bills.",
    );
    expect(messages({ navigation: { section: "visit" } })[0]).toContain("did you mean `visits`?");
  });

  it("can't use names of another app", () => {
    expect(messages({ aside: "calendar" })).toEqual([
      "aside: `calendar` is not allowed here. There are none.",
    ]);
    expect(messages({ path: "settings" })[0]).toContain("one of the portal's own pages");
    expect(messages({ path: "/x" })[0]).toContain("Use a path below /app/, such as pets/manage.");
  });

  it("has names that the compiler checks", () => {
    expectTypeOf<NonNullable<PracticeScreen["navigation"]>["section"]>().toEqualTypeOf<"pets" | "visits">();
    expectTypeOf<PracticeScreen["aside"]>().toEqualTypeOf<undefined>();
    const weigh = { kind: "custom", id: "a", label: "A", name: "weigh" } as const;
    expectTypeOf([weigh]).toExtend<NonNullable<PracticeScreen["actions"]>>();
    expectTypeOf([{ ...weigh, name: "print" } as const]).not.toExtend<
      NonNullable<PracticeScreen["actions"]>
    >();
  });

  it("is described and compared by its own names", () => {
    expect(accessLabel("vet view.bills", practice)).toBe("Vets, plus View bills");
    const changed = { ...visitScreen, columns: ["weight", "status"] };
    expect(screenDifferences(visitScreen, changed, practice)).toMatchObject([
      { label: "Owner", kind: "removed" },
      { label: "Weight: format", kind: "removed" },
      { label: "Status", kind: "added" },
    ]);
  });

  it("can become a custom screen of that app", () => {
    const { screen, dropped } = toCustomScreen(visitScreen, practice);
    expect(screen.path).toBe("own/visits");
    expect(dropped.map(({ path }) => path)).toEqual([
      "path",
      "columns[1].format",
      "actions[1]",
      "actions[0]",
      "forms[0]",
    ]);
    const start = startingScreen("visits.list", { roles: ["vet"], claims: [] }, practice);
    expect(start).toMatchObject({ path: "own/visits", navigation: { section: "visits" } });
    expect(checkScreen(start, practice, { isCustomScreen: true })).toEqual([]);
  });

  it("has a schema for editors with its own names, and none where it has no names", () => {
    const { $defs } = screenJsonSchema(practice);
    expect($defs?.listId).toMatchObject({ enum: ["visits.list"] });
    expect(JSON.stringify($defs)).not.toContain('"enum":[]');
  });
});

describe("a keyword whose service the app lacks", () => {
  const action = (kind: string, more: object) => ({
    actions: [{ kind, id: "a", label: "A", ...more }],
    forms: [],
  });
  const setsStatus = { type: "visitStatus", code: "DONE" };
  const view = { detail: { ...visitScreen.detail, notes: { entity: "pet" } } };

  it.each([
    ["notes", action("notes", { entity: "pet" }), "actions[0].kind: `notes` needs the service `notes`"],
    [
      "a change of status",
      action("changeStatus", { endpoint: "visits.setStatuses", statuses: "visitStatus" }),
      "actions[0].kind: `changeStatus` needs the service `statuses`",
    ],
    [
      "an assignment",
      action("assign", { endpoint: "visits.assign" }),
      "actions[0].kind: `assign` needs the service `people`",
    ],
    [
      "a status to set",
      action("confirm", { endpoint: "visits.setStatuses", question: "Done?", setsStatus }),
      "actions[0].setsStatus: `setsStatus` needs the service `statuses`",
    ],
    ["notes of a detail", view, "detail.notes: `notes` needs the service `notes`"],
    [
      "all matching rows",
      { selection: { mode: "many", allMatching: true } },
      "selection.allMatching: `allMatching` needs the service `selections`",
    ],
  ])("is refused: %s", (_what, change, message) => {
    expect(messages(change)).toContain(`${message}, which this app doesn't have.`);
  });

  it("is valid with the service, whose calls the screen then makes", () => {
    const services = { people: "species.lookup", undo: "visits.create" };
    const change = action("assign", { endpoint: "visits.assign" });
    expect(messages(change, services)).toEqual([]);
    const screen = {
      ...visitScreen,
      actions: [{ kind: "assign", id: "a", label: "A", endpoint: "visits.assign" } as const],
    };
    const ids = (given: ScreenServices) =>
      callsOf(screen, { ...practice, services: given }).map(({ id }) => id);
    expect(ids(services)).toEqual(
      expect.arrayContaining(["visits.assign", "species.lookup", "visits.create"]),
    );
    expect(ids({})).not.toContain("visits.create");
  });
});
