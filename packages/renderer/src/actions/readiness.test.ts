import type { ScreenAction } from "@portico/screens";
import { describe, expect, it } from "vitest";
import { testClient } from "../client/client.fixtures.ts";
import { pageMessages } from "../messages/page.ts";
import { disabledReasonOf, requiredRowsOf } from "./readiness.ts";

const client = testClient();
const rows = [
  { id: "1", status: "New" },
  { id: "2", status: "New" },
  { id: "3", status: "Paid Confirmed" },
];
const frozen = (count: number) => ({
  rows: [],
  selection: { token: "t", count, expiresAt: "2026-01-01T00:00:00Z" },
});
const notes: ScreenAction = { id: "notes", label: "Notes", kind: "notes", entity: "policy" };
const onlyNew: ScreenAction = {
  ...notes,
  when: { field: "status", is: "equal", value: "New" },
  why: "Only new ones",
};

const texts = pageMessages();

describe("disabledReasonOf", () => {
  it.each([
    ["one row is needed and none is selected", "one", [], "Select one row"],
    ["one row is needed and three are selected", "one", rows, "Select only one row (3 are selected)"],
    ["some are needed and none is selected", "some", [], "Select at least one row"],
    ["one row is needed and selected", "one", rows.slice(0, 1), undefined],
    ["nothing is needed and much is selected", "nothing", rows, undefined],
  ] as const)("where %s", (_what, needs, selected, reason) => {
    expect(disabledReasonOf(notes, needs, { rows: selected }, { texts })).toBe(reason);
  });

  it("is the action's own reason if no row is selected", () => {
    const noUser: ScreenAction = { ...onlyNew, whyNone: "No user selected." };
    for (const needs of ["one", "some"] as const) {
      expect(disabledReasonOf(noUser, needs, { rows: [] }, { texts })).toBe("No user selected.");
    }
    expect(disabledReasonOf(noUser, "one", { rows: rows.slice(2) }, { texts })).toBe("Only new ones");
  });

  it("is that actions change nothing in a preview, except for read-only actions", () => {
    const one = { rows: rows.slice(0, 1) };
    expect(disabledReasonOf(notes, "one", one, { texts, isPreview: true })).toMatch(/preview/);
    expect(
      disabledReasonOf({ id: "view", label: "View", kind: "detail" }, "one", one, { texts, isPreview: true }),
    ).toBeUndefined();
  });

  it("is the action's own reason if one of the rows doesn't meet its condition", () => {
    expect(disabledReasonOf(onlyNew, "some", { rows: rows.slice(0, 2) }, { texts })).toBeUndefined();
    expect(disabledReasonOf(onlyNew, "some", { rows }, { texts })).toBe("Only new ones");
    const { why: _, ...mute } = onlyNew;
    expect(disabledReasonOf(mute, "some", { rows }, { texts })).toBe(
      "This action isn't available for all 3 selected rows",
    );
  });

  it("ignores the condition for all matching rows, which the server checks, up to the maximum", () => {
    expect(disabledReasonOf(onlyNew, "some", frozen(312), { texts })).toBeUndefined();
    expect(disabledReasonOf(onlyNew, "some", frozen(10_000), { texts })).toBeUndefined();
    expect(disabledReasonOf(onlyNew, "one", frozen(312), { texts })).toBe(
      "Select only one row (312 are selected)",
    );
    expect(disabledReasonOf(onlyNew, "some", frozen(10_001), { texts })).toBe(
      "You can change up to 10,000 rows at once (10,001 are selected)",
    );
  });
});

describe("requiredRowsOf", () => {
  const shared = { id: "it", label: "It" };
  it.each<[string, ScreenAction, string]>([
    ["what it says", { ...notes, needs: "some" }, "some"],
    ["its kind's where it says nothing", notes, "nothing"],
    ["one where a link names the row", { ...shared, kind: "link", to: "policies/:id" }, "one"],
    ["nothing where a link names none", { ...shared, kind: "link", to: "policies/manage" }, "nothing"],
    ["one where a call's path holds an id", { ...shared, kind: "call", endpoint: "jobs.cancel" }, "one"],
    [
      "its kind's where a call's path has no id",
      { ...shared, kind: "call", endpoint: "policies.assign" },
      "nothing",
    ],
    ["one for what edits", { ...shared, kind: "form", form: "it", mode: "edit" }, "one"],
    ["nothing for what creates", { ...shared, kind: "form", form: "it", mode: "create" }, "nothing"],
  ])("is %s", (_what, action, needs) => {
    expect(requiredRowsOf(client, action, "nothing")).toBe(needs);
  });
});
