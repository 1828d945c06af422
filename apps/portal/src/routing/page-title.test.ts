import { describe, expect, it } from "vitest";
import { breadcrumbsOf, documentTitle } from "./page-title.ts";
import { pathTitles } from "./routes.ts";

describe("breadcrumbs and titles", () => {
  it.each([
    ["mk/applications/5000012/plans", ["Marketplace", "Applications", "5000012", "Plans"]],
    ["form/manage", ["Offline Form", "Offline applications"]],
    ["policies/lost", ["Policies", "Lost policies"]],
    ["commissions/tracking", ["Commission", "Commission tracking"]],
    ["manage/audit_logs", ["Administration", "Audit Logs"]],
    ["policies/manage", ["Policies"]],
    ["pto", ["Time off"]],
    ["customerManage", ["Customers"]],
    ["myaccount", ["My Account"]],
  ])("come from the table of paths: %s", (path, labels) => {
    const crumbs = breadcrumbsOf(`/portal/${path}`, () => false, pathTitles);
    expect(crumbs.map(({ label }) => label)).toEqual(labels);
  });

  it("follow the path, with links to existing pages", () => {
    expect(breadcrumbsOf("/portal/policies/unpaid-policies", (href) => href === "/portal/policies")).toEqual([
      { label: "Policies", path: "/portal/policies", href: "/portal/policies" },
      { label: "Unpaid policies", path: "/portal/policies/unpaid-policies" },
    ]);
  });

  it("show a GUID as 'ID'", () => {
    expect(documentTitle("/portal/policies/0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11", "Portico")).toBe(
      "ID · Policies · Portico",
    );
  });

  it("show the title of a custom screen", () => {
    const titles = new Map([["/portal/screens/grace", "Grace in Miami"]]);
    const row = "/portal/screens/grace/0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";
    expect(breadcrumbsOf(row, () => false, titles).map(({ label }) => label)).toEqual([
      "Screens",
      "Grace in Miami",
      "ID",
    ]);
    expect(documentTitle("/portal/screens/grace", "Portico", titles)).toBe(
      "Grace in Miami · Screens · Portico",
    );
  });

  it("show the name of a row in the breadcrumbs, but not in the document title", () => {
    const row = "/portal/screens/grace/0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";
    const titles = new Map([
      ["/portal/screens/grace", "Grace in Miami"],
      [row, "Ana Acosta"],
    ]);
    expect(breadcrumbsOf(row, () => false, titles).map(({ label }) => label)).toEqual([
      "Screens",
      "Grace in Miami",
      "Ana Acosta",
    ]);
    expect(documentTitle(row, "Portico", titles)).toBe("ID · Grace in Miami · Screens · Portico");
  });

  it("split names into words, and tolerate an invalid escape sequence", () => {
    expect(breadcrumbsOf("/portal/customerManage", () => false)).toMatchObject([
      { label: "Customer Manage" },
    ]);
    expect(breadcrumbsOf("/portal/%E0%A4%A", () => false)).toMatchObject([{ label: "%E0%A4%A" }]);
  });
});
