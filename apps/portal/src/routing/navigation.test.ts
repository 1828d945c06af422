import { allows } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { sections } from "../screens/navigation.ts";
import { onlyEntry, visibleSections } from "./navigation.ts";
import { routes } from "./routes.ts";

/** Returns the sidebar as text: each section with its links. */
function sidebarOf(roles: string[], claims: string[]) {
  return visibleSections(routes, { roles, claims }).map((section) => {
    const labels = section.entries.map(({ label }) => label);
    return onlyEntry(section) ? section.label : `${section.label}: ${labels.join(", ")}`;
  });
}

const areas = ["Lead", "Policy", "Application", "PTO", "Statement", "AgentPayment", "CommissionTracking"];
const everyView = [...areas, "OfflineApp", "Customer", "Marketing"].map((area) => `view.${area}`);

const wholeAgent = [
  "Dashboard",
  "Follow-ups",
  "Leads",
  "Policies: Policies, Unpaid Policies, Lost, Incomplete Policies",
  "Direct Enrollment: Applications",
  "Pto",
  "Commission: Statement, Agent Payment, Tracking, Commission Report",
  "Offline Form: New Form, Manage, Consumers",
  "Customer",
  "Marketing",
];
const administration =
  "Administration: Agent Manage, Agent Rates, Logs, Audit Logs, Upload Files, Reports, Policies in Force, Configuration, Screens";

it("marks a page by its own link and not by its parent's", () => {
  const entries = visibleSections(routes, { roles: ["administrator"], claims: [] }).flatMap(
    (one) => one.entries,
  );
  const above = entries.filter(({ hasPagesBelow }) => hasPagesBelow).map(({ label }) => label);
  expect(above).toEqual(["Reports"]);
});

describe("a custom screen", () => {
  const added = {
    path: "screens/grace-in-miami",
    access: "session",
    title: "Grace in Miami",
    navigation: { section: "policies", order: 2 },
  };
  const sectionsFor = (claims: readonly string[]) =>
    visibleSections([...routes, added], { roles: ["agent"], claims });

  it("is in its section, at its position", () => {
    const policies = sectionsFor(["view.Policy"]).find(({ id }) => id === "policies");
    const position =
      policies?.entries.findIndex(({ href }) => href === "/portal/screens/grace-in-miami") ?? -1;
    const orders = routes.flatMap(({ navigation }) =>
      navigation?.section === "policies" && (navigation.order ?? 100) <= 2 ? [navigation] : [],
    );
    expect(position).toBe(orders.length);
  });

  it("is hidden if the user has no access to the section, or the section no longer exists", () => {
    expect(sectionsFor([]).some(({ id }) => id === "policies")).toBe(false);
    const gone = { ...added, navigation: { section: "vanished" } };
    const labels = visibleSections([...routes, gone], { roles: ["agent"], claims: ["view.Policy"] }).flatMap(
      ({ entries }) => entries.map(({ label }) => label),
    );
    expect(labels).not.toContain("Grace in Miami");
  });
});

describe("the sidebar", () => {
  it.each([
    ["a customer", ["customer"], everyView, ["Application"]],
    ["an agent without claims", ["agent"], [], ["Dashboard"]],
    ["an agent with every view claim", ["agent"], everyView, wholeAgent],
    ["an administrator", ["administrator"], everyView, [administration]],
    ["a security administrator", ["securityadmin"], everyView, ["Security: Users"]],
    ["claims in another case", ["AGENT"], ["VIEW.policy"], ["Dashboard", "Follow-ups", wholeAgent[3]]],
    ["admin claims", ["agent"], ["admin.Statement"], ["Dashboard", "Commission: Statement"]],
    ["admin.Marketing, which is no claim", ["agent"], ["admin.Marketing"], ["Dashboard"]],
    [
      "all roles",
      ["customer", "agent", "administrator", "securityadmin"],
      everyView,
      ["Application", ...wholeAgent, administration, "Security: Users"],
    ],
  ])("shows %s the pages that they may open", (_who, roles, claims, expected) => {
    expect(sidebarOf(roles, claims)).toEqual(expected);
  });

  it.each([...areas, "OfflineApp", "Customer"])(
    "shows a section for view.%s, and at least the same for admin",
    (area) => {
      // Follow-ups are about records of several areas.
      const shown = (claim: string) => sidebarOf(["agent"], [claim]).filter((one) => one !== "Follow-ups");
      const [first, section = "none", ...others] = shown(`view.${area}`);
      expect([first, others]).toEqual(["Dashboard", []]);
      expect(shown(`admin.${area}`)).toEqual([first, expect.stringContaining(section)]);
      expect(sidebarOf(["customer"], [`view.${area}`])).toEqual(["Application"]);
    },
  );

  it("is empty without a user", () => {
    expect(visibleSections(routes, undefined)).toEqual([]);
  });

  it("shows a page only if everyone who may open it may also see its section", () => {
    for (const { path, navigation } of routes) {
      if (navigation) expect(sections, path).toHaveProperty(navigation.section);
    }
    const claims = everyView;
    for (const role of ["customer", "agent", "administrator", "securityadmin"]) {
      const shown = visibleSections(routes, { roles: [role], claims }).flatMap(({ entries }) => entries);
      for (const { href } of shown) {
        const route = routes.find(({ path }) => `/portal/${path}` === href);
        expect(route && allows(route.access, { roles: [role], claims }), href).toBe(true);
      }
    }
  });
});
