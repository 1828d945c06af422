import { describe, expect, it } from "vitest";
import { crumbsOf, documentTitle } from "./page-title.ts";

describe("breadcrumbs and titles", () => {
  it("follow the path, links where there is a page", () => {
    expect(crumbsOf("/portal/policies/unpaid-policies", (href) => href === "/portal/policies")).toEqual([
      { label: "Policies", at: "/portal/policies", href: "/portal/policies" },
      { label: "Unpaid policies", at: "/portal/policies/unpaid-policies" },
    ]);
  });

  it("show a guid as ID", () => {
    expect(documentTitle("/portal/policies/0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11", "Portico")).toBe(
      "ID · Policies · Portico",
    );
  });

  it("call a screen that was added by its title", () => {
    const titles = new Map([["/portal/screens/grace", "Grace in Miami"]]);
    const row = "/portal/screens/grace/0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";
    expect(crumbsOf(row, () => false, titles).map(({ label }) => label)).toEqual([
      "Screens",
      "Grace in Miami",
      "ID",
    ]);
    expect(documentTitle("/portal/screens/grace", "Portico", titles)).toBe(
      "Grace in Miami · Screens · Portico",
    );
  });

  it("read names of several words, and survive a broken escape", () => {
    expect(crumbsOf("/portal/customerManage", () => false)).toMatchObject([{ label: "Customer Manage" }]);
    expect(documentTitle("/portal/myaccount", "Portico")).toBe("My Account · Portico");
    expect(crumbsOf("/portal/%E0%A4%A", () => false)).toMatchObject([{ label: "%E0%A4%A" }]);
  });
});
