import { type Endpoint, endpoints, presetClaims } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { checkScreen } from "./check-screen.ts";
import { goodAdded, goodForms, goodScreen } from "./good-screen.fixtures.ts";
import { offeredActions, startingScreen, toCustomScreen } from "./starting.ts";

const isCustomScreen = { isCustomScreen: true };
const contract: Readonly<Record<string, Endpoint>> = endpoints;
const lists = Object.keys(contract).filter((id) => contract[id]?.kind === "list");
const everything = {
  roles: ["agent", "administrator", "securityadmin"],
  claims: presetClaims,
};

describe("the starting screen", () => {
  it.each(lists)("over %s is valid, and shows no personal values except for names", (id) => {
    const screen = startingScreen(id, everything);
    expect(checkScreen(screen, isCustomScreen)).toEqual([]);
    const fields = contract[id]?.fields ?? {};
    for (const column of screen?.columns ?? [])
      expect([undefined, "name"]).toContain(typeof column === "string" ? fields[column]?.sensitive : column);
  });

  it.each([
    ["policies.list", ["firstName", "lastName"]],
    ["policyNonPaid.list", ["insuredName"]],
  ])("over %s shows the names of people", (id, names) => {
    expect(startingScreen(id, everything)?.columns).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ["lostPolicy.list", "policies"],
    ["generalConfig.list", "administration"],
  ])("over %s is in the list's sidebar section", (id, section) => {
    expect(startingScreen(id, everything)?.navigation).toEqual({ section });
  });

  it("exists only for a list that the user may read", () => {
    expect(startingScreen("policies.list", { roles: ["administrator"], claims: [] })).toBeUndefined();
    expect(startingScreen("policies.detail", everything)).toBeUndefined();
    expect(startingScreen("nope.list", everything)).toBeUndefined();
    expect(startingScreen("constructor", everything)).toBeUndefined();
  });

  it("has a unique id", () => {
    const taken = ["unpaid-policies", "unpaid-policies-2"];
    expect(startingScreen("policyNonPaid.list", everything, taken)).toMatchObject({
      id: "unpaid-policies-3",
      path: "screens/unpaid-policies-3",
    });
  });
});

describe("a built-in screen turned into a custom one", () => {
  it("has a custom screen's path, and lacks the portal's own parts, which are reported", () => {
    const { screen, dropped } = toCustomScreen(goodScreen, "copied");
    expect(checkScreen(screen, isCustomScreen)).toEqual([]);
    expect(screen).toMatchObject({
      id: "copied",
      path: "screens/copied",
      detail: { path: "screens/copied/:id" },
    });
    expect(dropped.map(({ path }) => path)).toEqual([
      "path",
      "filters[2]",
      "columns[4].format",
      "actions[7]",
      "header[2]",
    ]);
    for (const { path, message } of dropped) expect(message.startsWith(`${path}: `)).toBe(true);
    expect(screen.columns[4]).toEqual({ field: "agent", access: "admin.Policy" });
    expect(screen.actions).toHaveLength((goodScreen.actions?.length ?? 0) - 1);
  });

  it("does not change the original, nor a screen that is already valid", () => {
    const before = structuredClone(goodScreen);
    toCustomScreen(goodScreen, "copied");
    expect(goodScreen).toEqual(before);
    expect(toCustomScreen(goodAdded)).toEqual({ screen: goodAdded, dropped: [] });
  });

  it("stays in its section, and loses actions that change settings, with their forms", () => {
    const { screen, dropped } = toCustomScreen(goodForms);
    expect(checkScreen(screen, isCustomScreen)).toEqual([]);
    expect(screen.navigation).toEqual({ section: "administration" });
    expect(screen.actions?.map(({ id }) => id)).toEqual(["upload"]);
    expect(screen.forms).toEqual([]);
    expect(dropped.map(({ path }) => path)).toEqual(["actions[0]", "actions[1]", "actions[2]", "forms[0]"]);
  });

  it("loses what nothing uses anymore", () => {
    const custom = { kind: "custom", id: "print", label: "Print", name: "print" } as const;
    const { screen, dropped } = toCustomScreen({
      ...goodAdded,
      endpoints: { list: "policyNonPaid.list", summary: "policyNonPaid.summary" },
      header: [{ kind: "custom", name: "legend" }],
      actions: [custom, ...(goodAdded.actions ?? []).filter(({ kind }) => kind === "export")],
    });
    expect(checkScreen(screen, isCustomScreen)).toEqual([]);
    expect(screen.endpoints).toEqual({ list: "policyNonPaid.list" });
    expect(screen.selection?.allMatching).toBe(false);
    expect(dropped.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["header[0]", "actions[0]", "endpoints.summary", "selection.allMatching"]),
    );
  });
});

describe("an invalid screen turned into a custom one", () => {
  it("loses a detail without a call and what opens it, both reported with their paths", () => {
    const { screen, dropped } = toCustomScreen({
      ...goodAdded,
      rowActions: [
        { kind: "custom", id: "print", label: "Print", name: "print" },
        { kind: "detail", id: "view", label: "View" },
        { kind: "copy", id: "copy", label: "Copy" },
      ],
      detail: goodAdded.detail && { ...goodAdded.detail, endpoint: "former.detail" },
    });
    expect(checkScreen(screen, isCustomScreen)).toEqual([]);
    expect(screen.rowActions?.map(({ id }) => id)).toEqual(["copy"]);
    expect(dropped.map(({ path }) => path).toSorted()).toEqual(["detail", "rowActions[0]", "rowActions[1]"]);
  });
});

describe("what a custom screen can copy from others", () => {
  const other = { ...goodAdded, title: "Another" };
  const offered = offeredActions("policyNonPaid.list", [goodScreen, other, goodForms], "mine");

  it("is each action of screens over the same list, once, with the first screen that has it", () => {
    const labels = offered.actions.map(({ part, from }) => `${part.label} of ${from}`);
    expect(labels).toEqual(
      (toCustomScreen(goodScreen).screen.actions ?? []).map(({ label }) => `${label} of ${goodScreen.title}`),
    );
    expect(offered.details).toHaveLength(1);
    expect(offered.headers).toEqual([
      {
        from: goodScreen.title,
        part: { summary: "policyNonPaid.summary", header: goodAdded.header },
      },
    ]);
  });

  it("brings the detail or the form that an action opens", () => {
    expect(offered.rowActions).toMatchObject([
      { part: { kind: "detail" }, detail: { path: "screens/mine/:id", endpoint: "policies.detail" } },
    ]);
    const [upload] = offeredActions("generalConfig.list", [goodForms], "mine").actions;
    expect(upload).toMatchObject({ part: { kind: "upload" } });
    expect(offeredActions("generalConfig.list", [goodForms], "mine").actions).toHaveLength(1);
  });

  it("is valid on its own", () => {
    const [start] = [startingScreen("policyNonPaid.list", everything)];
    for (const { part, detail } of [...offered.actions, ...offered.rowActions]) {
      const more = part.kind === "detail" ? { rowActions: [part], detail } : { actions: [part] };
      const screen = { ...start, id: "mine", path: "screens/mine", selection: { mode: "many" }, ...more };
      expect(checkScreen({ ...screen, access: "agent admin.Policy" }, isCustomScreen)).toEqual([]);
    }
  });
});
