import { describe, expect, it } from "vitest";
import { topLinks } from "./top-links.ts";

const links = { callUs: "", emailUs: "", privacy: "/privacy", seePlans: "/self-enroll/" };
const session = {
  organisation: "",
  businessTimeZone: "America/New_York",
  debug: false,
  marketing: { url: "https://marketing.example", redirectId: "campaign" },
  telephony: { url: "" },
  marketplace: { url: "https://market.example", base: "", key: "" },
  edeUrl: "https://ede.example",
  rights: { roles: [], claims: [] },
  screens: [],
  carrierLogosHostPrefix: "",
  carrierLinks: [],
};
const labels = (rights: { roles: string[]; claims: string[] }, changes = {}) =>
  topLinks({ links, session: { ...session, ...changes } }, rights).map(({ label }) => label);

describe("topLinks", () => {
  it.each([
    ["agent", ["view.EDE", "view.Marketing"], ["See Plans", "Marketplace", "EDE", "Marketing"]],
    ["agent", ["admin.Marketing"], ["See Plans", "Marketplace"]],
    ["customer", ["view.Marketing"], ["See Plans", "Marketplace"]],
    ["administrator", ["view.Marketing"], ["See Plans"]],
    ["securityadmin", ["VIEW.ede"], ["See Plans", "EDE"]],
    ["agent", ["VIEW.marketing"], ["See Plans", "Marketplace", "Marketing"]],
  ])("returns for the role %s with %j: %j", (role, claims, expected) => {
    expect(labels({ roles: [role], claims })).toEqual(expected);
  });

  it("has Marketing only if a redirect id is configured", () => {
    const marketer = { roles: ["agent"], claims: ["view.Marketing"] };
    expect(labels(marketer, { marketing: { ...session.marketing, redirectId: "" } })).not.toContain(
      "Marketing",
    );
  });

  it("links to the portal's redirect page if no Marketplace is configured, and to no EDE if none is", () => {
    const agent = { roles: ["agent"], claims: ["view.EDE"] };
    const changes = {
      marketplace: { url: "", base: "", key: "" },
      marketing: { url: "", redirectId: "" },
      edeUrl: "",
    };
    expect(topLinks({ links, session: { ...session, ...changes } }, agent)).toEqual([
      { label: "See Plans", href: "/self-enroll/", isExternal: true },
      { label: "Marketplace", href: "/portal/mk/redirect", isExternal: false },
    ]);
  });

  it("has only the plans before the session's configuration is loaded", () => {
    expect(topLinks({ links }, undefined).map(({ label }) => label)).toEqual(["See Plans"]);
  });
});
