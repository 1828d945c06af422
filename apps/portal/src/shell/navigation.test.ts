import { describe, expect, it } from "vitest";
import { managePolicies } from "../screens/policies.ts";
import { indexRedirects, visibleSections } from "./navigation.ts";

const elsewhere = {
  ...managePolicies,
  id: "elsewhere",
  path: "policies/elsewhere",
  navigation: { section: "policies", label: "Elsewhere", order: 0 },
} as const;

describe("a path's first step", () => {
  it("leads to the first screen below it, unless it is a screen itself", () => {
    expect(indexRedirects([managePolicies, elsewhere])).toEqual([
      { path: "policies", to: "/portal/policies/elsewhere" },
    ]);
    expect(indexRedirects([{ ...managePolicies, path: "leads" }])).toEqual([]);
  });
});

describe("the sidebar", () => {
  it("shows a section with the screens that stand in it, in their order", () => {
    const [section] = visibleSections([managePolicies, elsewhere], {
      roles: ["agent"],
      claims: ["view.policy"],
    });
    expect(section).toMatchObject({
      id: "policies",
      label: "Policies",
      entries: [
        { label: "Elsewhere", href: "/portal/policies/elsewhere" },
        { label: "Policies", href: "/portal/policies/manage" },
      ],
    });
  });

  it.each([undefined, { roles: [], claims: [] }, { roles: ["agent"], claims: ["view.Lead"] }])(
    "shows no section to who may open nothing in it: %j",
    (rights) => {
      expect(visibleSections([managePolicies], rights)).toEqual([]);
    },
  );
});
