import { expect, it } from "vitest";
import { recordAddress, recordKindOf, recordPath } from "./record-address.ts";

it("opens a record's page, or its list with only that record", () => {
  expect(recordAddress({ kind: "policy", id: "b1", search: "FL-114" })).toEqual({
    path: "/portal/policies/b1",
  });
  expect(recordAddress({ kind: "agent", id: "b1", search: "Zoë Quill 12345678" })).toEqual({
    path: "/portal/manage/agents",
    state: { filters: { search: "Zoë Quill 12345678" } },
  });
});

it("knows the records with pages by the call for their details", () => {
  expect(recordKindOf("policies.detail")).toBe("policy");
  expect(recordKindOf("offlineApp.detail")).toBe("application");
  expect(recordKindOf("agent.detail")).toBeUndefined();
  expect(recordPath({ kind: "lead", id: "a/b" })).toBe("/portal/leads/a%2Fb");
  expect(recordPath({ kind: "user", id: "a" })).toBeUndefined();
});
