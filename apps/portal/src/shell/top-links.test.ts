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
  screens: [],
  carrierLogosHostPrefix: "",
};
const labels = (rights: { roles: string[]; claims: string[] }, changes = {}) =>
  topLinks({ links, session: { ...session, ...changes } }, rights).map(({ label }) => label);

describe("the links of the top bar", () => {
  it.each([
    ["agent", ["view.EDE", "view.Marketing"], ["See Plans", "Marketplace", "EDE", "Marketing"]],
    ["agent", ["admin.Marketing"], ["See Plans", "Marketplace", "Marketing"]],
    ["customer", [], ["See Plans", "Marketplace", "Marketing"]],
    ["administrator", [], ["See Plans", "Marketing"]],
    ["securityadmin", ["VIEW.ede"], ["See Plans", "EDE", "Marketing"]],
  ])("of the role %s with %j are %j", (role, claims, expected) => {
    expect(labels({ roles: [role], claims })).toEqual(expected);
  });

  it("hold Marketing only where there is a redirect id", () => {
    const marketer = { roles: ["agent"], claims: ["view.Marketing"] };
    expect(labels(marketer, { marketing: { ...session.marketing, redirectId: "" } })).not.toContain(
      "Marketing",
    );
  });

  it("lead to the portal's own hand-over where no Marketplace is named, and nowhere where no EDE is", () => {
    const agent = { roles: ["agent"], claims: ["view.EDE"] };
    const changes = {
      marketplace: { url: "", base: "", key: "" },
      marketing: { url: "", redirectId: "" },
      edeUrl: "",
    };
    expect(topLinks({ links, session: { ...session, ...changes } }, agent)).toEqual([
      { label: "See Plans", href: "/self-enroll/", isOutside: true },
      { label: "Marketplace", href: "/portal/mk/redirect", isOutside: false },
    ]);
  });

  it("tell nothing but plans before the session's part of the configuration is there", () => {
    expect(topLinks({ links }, undefined).map(({ label }) => label)).toEqual(["See Plans"]);
  });
});
