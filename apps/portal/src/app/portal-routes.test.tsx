import { allows } from "@portico/contract";
import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import { areIds } from "../routing/route-ids.ts";
import type { RouteEntry } from "../routing/route-table.ts";
import { routes } from "../routing/routes.ts";
import { routeObjects } from "./portal-routes.tsx";

const objects = routeObjects(routes);
const guid = "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";

type Handle = { to: string } | { route: RouteEntry } | undefined;

/** Returns what the router does at a path for a user: a page, a redirect, or the error page. */
function at(path: string, roles: string[], claims: string[] = []): string {
  const match = matchRoutes(objects, `/${path}`)?.at(-1);
  const handle: Handle = match?.route.handle;
  if (!match || !handle) return "Not Implemented";
  if ("to" in handle) return `→ ${handle.to}`;
  const { access, page } = handle.route;
  if (!allows(access, { roles, claims })) return "refused";
  if (!areIds(match.params)) return "Not Implemented";
  if (typeof page === "string") return page;
  return page.kind === "detail" ? `row of ${page.screen.id}` : `list ${page.id}`;
}

/** The claims that open an area to an agent. */
const area = (name: string) => [`view.${name}`, `admin.${name}`];

const agentPages: [string, string, string[]][] = [
  ["mk/applications", "list applications", area("Application")],
  ["mk/applications/4101", "marketplace-application", area("Application")],
  ["mk/applications/4101/plans", "marketplace-plans", area("Application")],
  ["mk/applications/4101/plans/45786FL0010001", "marketplace-plan", area("Application")],
  ["mk/applications/4101/enrollment", "marketplace-enrollment", area("Application")],
  ["mk/applications/4101/enrollment/0/plans", "marketplace-plans", area("Application")],
  ["mk/applications/4101/enrollment/0/plans/45786FL0010001", "marketplace-plan", area("Application")],
  ["pto", "list pto", area("PTO")],
  ["commissions/payment", "list payments", area("AgentPayment")],
  ["commissions/statement", "list statements", area("Statement")],
  ["commissions/manage", "list agent-commissions", area("AgentPayment")],
  ["commissions/tracking", "list tracking", area("CommissionTracking")],
  ["form/new", "new-application", area("OfflineApp")],
  ["form/manage", "list offline-applications", area("OfflineApp")],
];

describe("the pages of agents", () => {
  it.each(agentPages)("%s opens with either of its claims, and with no other", (path, page, claims) => {
    for (const claim of claims) expect(at(path, ["agent"], [claim])).toBe(page);
    const others = agentPages.flatMap(([, , its]) => its).filter((claim) => !claims.includes(claim));
    expect(at(path, ["agent"], others)).toBe("refused");
    expect(at(path, ["administrator", "securityadmin"], claims)).toBe("refused");
    expect(at(path, [], claims)).toBe("refused");
  });

  it("%s opens the detail page of a row to everyone who may open the list", () => {
    for (const claim of area("Policy")) {
      expect(at(`policies/${guid}`, ["agent"], [claim])).toBe("row of manage-policies");
    }
    expect(at(`policies/${guid}`, ["agent"], area("Lead"))).toBe("refused");
    expect(at(`policies/${guid}`, ["administrator"], area("Policy"))).toBe("refused");
  });

  it.each([
    ["manage", "manage-policies"],
    ["unpaid-policies", "unpaid-policies"],
    ["lost", "lost-policies"],
  ])("policies/%s is the list", (step, id) => {
    expect(at(`policies/${step}`, ["agent"], ["view.Policy"])).toBe(`list ${id}`);
    expect(at(`policies/${step}`, ["agent"], ["admin.Policy"])).toBe(`list ${id}`);
    expect(at(`policies/${step}`, ["agent"], ["view.Lead"])).toBe("refused");
    expect(at(`policies/${step}`, ["customer"], ["view.Policy"])).toBe("refused");
  });

  it.each([
    ["customerManage", "customers", "Customer"],
    ["leads", "leads", "Lead"],
  ])("%s is the list, with either of its claims", (path, id, its) => {
    for (const claim of area(its)) {
      expect(at(path, ["agent"], [claim])).toBe(`list ${id}`);
      expect(at(path, ["customer"], [claim])).toBe("refused");
    }
    expect(at(path, ["agent"], area("Policy"))).toBe("refused");
  });

  it("marketing opens with view.Marketing only", () => {
    expect(at("marketing", ["agent"], ["view.Marketing"])).toBe("marketing");
    expect(at("marketing", ["agent"], ["admin.Marketing"])).toBe("refused");
    expect(at("marketing", ["customer"], ["view.Marketing"])).toBe("refused");
  });
});

describe("customers", () => {
  it.each([
    ["customer", "customer"],
    ["application", "application"],
    ["myaccount", "my-account"],
    ["error", "error"],
    ["mk/applications/4101", "marketplace-application"],
    ["mk/applications/4101/plans", "marketplace-plans"],
    ["mk/applications/4101/enrollment", "marketplace-enrollment"],
    ["mk/redirect", "marketplace-redirect"],
    ["mk/return", "marketplace-return"],
    ["mk/return/submit", "marketplace-return"],
    ["mk/applications", "refused"],
    ["dashboard", "refused"],
    ["leads", "refused"],
  ])("at %s: %s", (path, expected) => {
    expect(at(path, ["customer"])).toBe(expected);
  });
});

describe("administration and security", () => {
  const lists = [
    ["agents", "agents"],
    ["rates", "rates"],
    [`rates/${guid}`, "agent-rates"],
    ["upload", "upload-files"],
    ["audit_logs", "audit-logs"],
    ["logs", "logs"],
    ["reports/in-force", "policies-in-force"],
    ["configuration", "configuration"],
  ];
  const pages = [
    ["anything/else", "not-implemented"],
    ...lists.map(([step, id]) => [step, `list ${id}`]),
    ["reports", "reports"],
  ];
  it.each(pages)("manage/%s is for administrators", (step, page) => {
    expect(at(`manage/${step}`, ["administrator"])).toBe(page);
    expect(at(`manage/${step}`, ["agent", "securityadmin", "customer"], ["administrator.all"])).toBe(
      "refused",
    );
  });

  it("security is for security administrators, and all paths below it lead there", () => {
    expect(at("security", ["securityadmin"])).toBe("list users");
    expect(at("security", ["administrator", "agent", "customer"])).toBe("refused");
    for (const path of ["security/users", "security/a/b"])
      expect(at(path, ["securityadmin"])).toBe("→ security");
  });

  it("does not open to a claim that is named like a role", () => {
    expect(at("manage/agents", ["agent"], ["admin.administrator"])).toBe("refused");
  });
});

describe("other routes", () => {
  it.each([
    ["policies", "→ policies/manage"],
    ["mk", "→ mk/applications"],
    ["commissions", "→ commissions/payment"],
    ["commissions/formats", "→ manage/file-layouts"],
    ["form", "→ form/new"],
    ["manage", "→ manage/agents"],
    [`rates/${guid}`, "→ manage/rates/:agentId"],
  ])("%s redirects: %s", (path, expected) => {
    expect(at(path, [])).toBe(expected);
  });

  it.each([
    "no/such/page",
    "polices",
    "policies/manage/more",
    "mk/nothing",
    "form/old",
    "customermanage/x/y",
  ])("%s is not a route", (path) => {
    expect(at(path, ["agent", "administrator"], area("Policy"))).toBe("Not Implemented");
  });

  it.each([
    "policies/7",
    "customerManage/x",
    "mk/applications/..%2f..",
    "mk/applications/a b",
    "manage/rates/x",
  ])("%s has an invalid id, so it is not found", (path) => {
    const everything = [...area("Policy"), ...area("Customer"), ...area("Application")];
    expect(at(path, ["agent", "administrator"], everything)).toBe("Not Implemented");
  });

  it("users with a role can open their account and the dashboard, except those who are only customers", () => {
    for (const role of ["agent", "administrator", "securityadmin"]) {
      expect(at("myaccount", [role])).toBe("my-account");
      expect(at("dashboard", [role])).toBe("dashboard");
      expect(at("customer", [role])).toBe("refused");
      expect(at("application", [role])).toBe("refused");
    }
  });

  it("custom screens and the screen editor have pages", () => {
    const administrator = (path: string) => at(path, ["administrator"]);
    expect(at("screens/grace-in-miami", ["agent"])).toBe("custom-screen");
    expect(at(`screens/grace-in-miami/${guid}`, ["agent"])).toBe("custom-screen");
    expect(at("screens/Grace", ["agent"])).toBe("Not Implemented");
    expect(administrator("manage/screens/new")).toBe("screen-editor");
    expect(administrator("manage/screens/built-in/lost-policies")).toBe("built-in-screen");
    expect(administrator(`manage/screens/${guid}`)).toBe("screen-editor");
    expect(administrator(`manage/contacts/${guid}`)).toBe("my-account");
    expect(at(`manage/contacts/${guid}`, ["agent", "securityadmin"])).toBe("refused");
    expect(at("manage/screens/new", ["agent"])).toBe("refused");
  });

  it("only the fallback of administration is not implemented", () => {
    const missing = routes.filter(({ page }) => page === "not-implemented").map(({ path }) => path);
    expect(missing).toEqual(["manage/*"]);
  });

  it("has an expectation for every route", () => {
    for (const { path } of routes) {
      const address = path.replaceAll(/:\w+/g, guid).replace("*", "x");
      expect(at(address, [], []), path).toMatch(/refused|my-account|error|custom-screen/);
    }
  });
});
