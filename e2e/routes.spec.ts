import type { Page } from "@playwright/test";
import { expect, signInWith, test } from "./portal.ts";

const guid = "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";

/** Opens a path. Returns the path after redirects, and the heading. */
async function visit(page: Page, path: string) {
  await page.goto(path, { waitUntil: "commit" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}: ${await heading.textContent()}`;
}

/** The application of the demo customer, which the demo agents work on, too. */
const appId = "4101223001";
const application = `mk/applications/${appId}`;

/** The headings of the pages at these paths. */
const headings: Readonly<Record<string, string>> = {
  "mk/applications": "Applications",
  [`${application}/plans`]: "Plans",
  [`${application}/plans/45786FL0010001`]: "Plan",
  [`${application}/enrollment`]: "Enrollment groups",
  [`${application}/enrollment/0/plans`]: "Plans for group 1",
  [`${application}/enrollment/0/plans/45786FL0010001`]: "Plan",
  "mk/return": "You're back from the Marketplace.",
  "mk/return/submit": "You're back from the Marketplace.",
  "commissions/payment": "Agent Payment",
  "commissions/manage": "Agent Commission Report",
  "commissions/tracking": "Commission tracking",
  leads: "Leads",
  pto: "Time off",
  "form/new": "New Form",
  "form/manage": "Offline applications",
  "form/consumer": "Consumer Records",
  "commissions/statement": "Statement",
  "manage/agents": "Agent Manage",
  "manage/rates": "Agent Rates",
  [`manage/rates/${guid}`]: "Agent Rates",
  "manage/logs": "Logs",
  "manage/reports": "Reports",
};
const expected = (path: string) => `/portal/${path}: ${headings[path] ?? "Not Implemented"}`;
const refused = "/portal/error?error=insufficient_permissions: Error: insufficient_permissions";

const agentPaths = [
  "leads",
  "mk/applications",
  `${application}/plans`,
  `${application}/plans/45786FL0010001`,
  `${application}/enrollment`,
  `${application}/enrollment/0/plans`,
  `${application}/enrollment/0/plans/45786FL0010001`,
  "mk/return",
  "mk/return/submit",
  "pto",
  "commissions/payment",
  "commissions/statement",
  "commissions/manage",
  "commissions/tracking",
  "form/new",
  "form/manage",
  "form/consumer",
];
const administratorPaths = ["agents", "rates", `rates/${guid}`, "logs", "reports"].map(
  (step) => `manage/${step}`,
);

test("an agent with every view claim can open all agent pages", async ({ page, signIn }) => {
  await signIn("agent");
  for (const path of agentPaths) {
    // Tracking opens with the month that was loaded last.
    const shown = (await visit(page, `/portal/${path}`)).replace(/\?month=\d+&year=\d+/, "");
    expect(shown).toBe(expected(path));
  }
  expect(await visit(page, "/portal/customerManage")).toBe("/portal/customerManage: Customers");
});

test("agents cannot open admin pages", async ({ page, signIn }) => {
  await signIn("agent");
  for (const path of [...administratorPaths, "security", "application", "customer"]) {
    expect(await visit(page, `/portal/${path}`), path).toBe(refused);
  }
});

test("security administrators open security and cannot open agent pages", async ({ page, signIn }) => {
  await signIn("security");
  const others = [application, "mk/redirect", "customerManage", "manage/agents", "marketing"];
  for (const path of [...agentPaths, ...others]) {
    expect(await visit(page, `/portal/${path}`), path).toBe(refused);
  }
  for (const path of ["security", "security/any/thing"]) {
    expect(await visit(page, `/portal/${path}`)).toBe("/portal/security: Users");
  }
});

test("administrators can open administration pages", async ({ page, signIn }) => {
  await signIn("admin");
  for (const path of [...administratorPaths, "manage/anything"]) {
    expect(await visit(page, `/portal/${path}`)).toBe(expected(path));
  }
  expect(await visit(page, "/portal/security")).toBe(refused);
});

test("section paths redirect to their first page, which checks access", async ({ page, signIn }) => {
  await signIn("agent");
  const redirects = {
    policies: "/portal/policies/manage: Policies",
    mk: expected("mk/applications"),
    commissions: expected("commissions/payment"),
    form: expected("form/new"),
    manage: refused,
  };
  for (const [path, target] of Object.entries(redirects)) {
    expect(await visit(page, `/portal/${path}`)).toBe(target);
  }
});

test("an invalid id sends no request", async ({ page, signIn }) => {
  await signIn("agent");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  for (const path of ["policies/7", "mk/applications/a%20b", "mk/applications/..%2f..%2fadmin"]) {
    expect(await visit(page, `/portal/${path}`)).toContain("Not Implemented");
  }
  const apiPaths = calls.filter((path) => path.startsWith("/api/"));
  expect(apiPaths).toContain("/api/Session/read");
  expect(apiPaths.filter((path) => /\/7$|a%20b|\.\.|%2f/i.test(path))).toEqual([]);
});

test("a GUID is shown as ID in breadcrumbs and title", async ({ page, signIn }) => {
  await signIn("agent", `/portal/policies/${guid}`);
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toHaveText("Policies/ID");
  await expect(page).toHaveTitle("ID · Policies · Portico");
  await page.goto("/portal/myaccount");
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toHaveText("My Account");
});

test("the error page shows the error parameter as text", async ({ page, signIn }) => {
  await signIn("agent");
  const text = "<img src=x onerror=alert(1)>";
  await page.goto(`/portal/error?${new URLSearchParams({ error: text })}`);
  await expect(page.getByRole("heading", { name: `Error: ${text}` })).toBeVisible();
});

test("the privacy notice is public", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.getByRole("heading", { level: 1, name: "Privacy notice" })).toBeVisible();
  await expect(page.getByText("Effective 3/13/2025")).toBeVisible();
  await expect(page.getByText("for persons aged 18 or over")).toBeVisible();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Login" }).click();
  await expect(page).toHaveURL("/login");
});

test("the Marketplace return page redirects after two seconds with its own query only", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn("customer");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/mk/return?exchangeId=4101&error=late&token=x&returnTo=%2Fevil");
  await expect(
    page.getByText("Successfully returned from Marketplace. We'll take you to your application."),
  ).toBeVisible();
  await page.clock.runFor(1_999);
  await expect(page).toHaveURL(/\/mk\/return\?exchangeId=4101&error=late&token=x/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/portal/mk/return?exchangeId=4101&error=late");
});

test("the Marketplace return page works after the session has ended", async ({ page }) => {
  await page.goto("/mk/return?exchangeId=4101");
  await expect(page).toHaveURL(
    `/login?${new URLSearchParams({ returnTo: "/portal/mk/return?exchangeId=4101" })}`,
  );
});

test("customers are redirected to their application, or told there is none", async ({ page, browser }) => {
  await signInWith(page, { like: "customer", appId: "4101223" });
  await page.getByRole("link", { name: "Open your application" }).click();
  await expect(page).toHaveURL("/portal/mk/applications/4101223");
  await page.evaluate(() => localStorage.setItem("portico.application", "5202"));
  await page.goto("/portal/application");
  await expect(page).toHaveURL("/portal/mk/applications/5202");
  await page.evaluate(() => localStorage.setItem("portico.application", "../../manage/agents"));
  await page.goto("/portal/application");
  await expect(page).toHaveURL("/portal/mk/applications/4101223");

  const other = await (await browser.newContext()).newPage();
  await signInWith(other, { like: "customer", appId: null });
  await expect(other.getByText("No application is assigned.")).toBeVisible();
  await other.getByRole("link", { name: "Application" }).click();
  await expect(other.getByRole("heading", { name: "No application is assigned." })).toBeVisible();
});
