import { areas } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { applications } from "../screens/applications.ts";
import { managePolicies } from "../screens/policies.ts";
import { portalRoutes } from "../screens/routes.ts";
import { findPageAt, hrefOf, listOfDetailAt, routeTable } from "./route-table.ts";

describe("routeTable", () => {
  it("replaces a page with the list of the same path", () => {
    const reports = { ...managePolicies, id: "reports", path: "manage/reports" };
    const at = (screens: Parameters<typeof routeTable>[0]) =>
      routeTable(screens).find(({ path }) => path === "manage/reports")?.page;
    expect(at([])).toBe("reports");
    expect(at([reports])).toBe(reports);
  });

  it("uses the page's sidebar section for a list that declares none", () => {
    const { navigation: _, ...silent } = { ...managePolicies, path: "manage/reports" };
    const route = routeTable([silent]).find(({ path }) => path === silent.path);
    expect(route?.navigation).toEqual({ section: "administration", order: 5 });
  });

  it("adds a list with any other path", () => {
    const elsewhere = { ...managePolicies, id: "elsewhere", path: "policies/elsewhere" };
    expect(routeTable([elsewhere]).at(-1)?.page).toBe(elsewhere);
  });

  it("finds the list of a detail page, if the user may open it", () => {
    const routes = routeTable([managePolicies]);
    const at = "/portal/policies/0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";
    const rights = { roles: ["agent"], claims: ["admin.Policy"] };
    expect(listOfDetailAt(routes, at, rights)).toBe("/portal/policies/manage");
    expect(listOfDetailAt(routes, "/portal/policies/manage", rights)).toBeUndefined();
    expect(listOfDetailAt(routes, at, { roles: [], claims: [] })).toBeUndefined();
  });

  it("uses the detail page of the screen that lists the rows themselves, in any order", () => {
    const { detail } = managePolicies;
    const other = detail && {
      ...managePolicies,
      id: "other",
      path: "pto",
      detail: { ...detail, idField: "policyId" },
    };
    if (!other) throw new Error("The policies have no detail.");
    for (const screens of [
      [managePolicies, other],
      [other, managePolicies],
    ]) {
      const { page, access } = routeTable(screens).find(({ path }) => path === "policies/:id") ?? {};
      expect(page).toEqual({ kind: "detail", screen: managePolicies });
      expect(access).toBe(managePolicies.access);
    }
  });

  it("has each path once", () => {
    expect(new Set(portalRoutes.map(({ path }) => path)).size).toBe(portalRoutes.length);
  });
});

describe("a breadcrumb", () => {
  const routes = routeTable([managePolicies, applications]);
  const everything = {
    roles: ["customer", "agent", "administrator", "securityadmin"],
    claims: areas.map((area) => `admin.${area}`),
  };
  it.each([
    ["/portal/policies/manage", true],
    ["/portal/mk/applications/4101", true],
    ["/portal/mk/applications/4101/enrollment/1", false],
    ["/portal/policies", false],
    ["/portal/manage/whatever", false],
    ["/portal/dashboard", true],
    ["/portal/screens/grace-in-miami", true],
    ["/portal/screens", false],
    ["/portal/manage/screens/built-in", false],
  ])("%s is a page: %s", (href, expected) => {
    expect(findPageAt(routes, href, everything) !== undefined).toBe(expected);
  });

  it.each([
    ["/portal/mk/applications", ["customer"], [], false],
    ["/portal/mk/applications", ["agent"], ["view.Application"], true],
    ["/portal/mk/applications", ["agent"], ["view.Policy"], false],
    ["/portal/mk/applications", [], [], false],
    ["/portal/mk/applications/42", ["customer"], [], true],
    ["/portal/policies/manage", ["agent"], ["admin.policy"], true],
    ["/portal/policies/manage", ["customer"], [], false],
    ["/portal/nowhere", ["agent"], ["view.Policy"], false],
  ])("checks whether %s opens for the roles %j and the claims %j", (href, roles, claims, expected) => {
    expect(findPageAt(routes, href, { roles, claims }) !== undefined).toBe(expected);
    expect(findPageAt(routes, href, undefined) !== undefined).toBe(false);
  });

  it("has the path of its route", () => {
    expect(hrefOf({ path: "policies/manage" })).toBe("/portal/policies/manage");
  });
});
