import { describe, expect, it } from "vitest";
import { managePolicies } from "../screens/policies.ts";
import { portalRoutes } from "../screens/routes.ts";
import { hrefOf, isPageAt, routeTable } from "./route-table.ts";

describe("the table of routes", () => {
  it("shows a list in the place kept for its path", () => {
    const at = (screens: Parameters<typeof routeTable>[0]) =>
      routeTable(screens).find(({ path }) => path === "policies/manage")?.page;
    expect(at([])).toBe("not-built");
    expect(at([managePolicies])).toBe(managePolicies);
    expect(routeTable([managePolicies])).toHaveLength(portalRoutes.length);
  });

  it("keeps the place in the sidebar of a list that says none", () => {
    const { navigation: _, ...silent } = managePolicies;
    const route = routeTable([silent]).find(({ path }) => path === silent.path);
    expect(route?.navigation).toEqual({ section: "policies", order: 1 });
  });

  it("takes a list of any other path too", () => {
    const elsewhere = { ...managePolicies, id: "elsewhere", path: "policies/elsewhere" };
    expect(routeTable([elsewhere]).at(-1)?.page).toBe(elsewhere);
  });

  it("has each path once", () => {
    expect(new Set(portalRoutes.map(({ path }) => path)).size).toBe(portalRoutes.length);
  });
});

describe("a step of the breadcrumbs", () => {
  const routes = routeTable([]);
  it.each([
    ["/portal/policies/manage", true],
    ["/portal/mk/applications/4101", true],
    ["/portal/mk/applications/4101/enrollment/1", false],
    ["/portal/policies", false],
    ["/portal/manage/whatever", false],
    ["/portal/security", true],
  ])("%s is a page: %s", (href, expected) => {
    expect(isPageAt(routes, href)).toBe(expected);
  });

  it("has the address of its route", () => {
    expect(hrefOf({ path: "policies/manage" })).toBe("/portal/policies/manage");
  });
});
