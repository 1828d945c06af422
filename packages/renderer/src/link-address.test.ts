import { expect, it } from "vitest";
import { linkAddress, linkParameters, linkQuery } from "./link-address.ts";

const id = "7a3d9c52-0001-4f1e-8c6b-2e9f4b7d0001";

it("links to the row's own page, or to that of a referenced record", () => {
  expect(linkAddress("policies/:id", {}, id)).toBe(`policies/${id}`);
  expect(linkAddress("mk/applications/:appId", { appId: "FFM-1_2" }, id)).toBe("mk/applications/FFM-1_2");
  expect(linkParameters("a/:id/b/:agentId")).toEqual(["agentId"]);
});

it.each(["", "..", "a/b", "?x=1", "%2e%2e", "javascript:alert(1)", null, 7])(
  "leads nowhere by %j, which is no id",
  (agentId) => {
    expect(linkAddress("manage/rates/:agentId", { agentId }, id)).toBeUndefined();
    expect(linkAddress("policies/:id", {}, String(agentId ?? ""))).toBe(
      agentId === 7 ? "policies/7" : undefined,
    );
  },
);

it("adds filters with the row's values, with URL encoding", () => {
  const filters = { carrier: "carrier", state: "state", status: "group.status", agent: "agent" };
  const row = { carrier: "A & B=C", state: "FL", group: { status: "Past Due" }, agent: null };
  expect(linkQuery(filters, row)).toBe("?carrier=A+%26+B%3DC&state=FL&status=Past+Due");
  expect(linkQuery(filters, {})).toBe("");
  expect(linkQuery({}, row)).toBe("");
});
