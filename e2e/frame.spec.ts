import type { Page } from "@playwright/test";
import { makeAccount } from "./accounts.ts";
import {
  expect,
  fillSignIn,
  logOut,
  openProfileMenu,
  password,
  signInWith,
  test,
  withoutEarlyCalls,
} from "./portal.ts";
import { port } from "./servers.ts";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const topBar = (page: Page) => page.getByRole("banner");

/** Changes the configuration's response. */
async function changeConfiguration(page: Page, change: (session: Record<string, unknown>) => void) {
  await withoutEarlyCalls(page);
  await page.route("**/api/Configuration", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    if (json.session) change(json.session);
    await route.fulfill({ response, json });
  });
}

const roles = {
  customer: ["Application"],
  security: ["Users"],
  agent: [
    "Dashboard",
    /^Follow-ups/,
    "Leads",
    "Policies",
    "Unpaid Policies",
    "Lost",
    "Incomplete Policies",
    "Applications",
    "Pto",
    "Statement",
    "Agent Payment",
    "Tracking",
    "Commission Report",
    "New Form",
    "Manage",
    "Consumers",
    "Customer",
    "Marketing",
  ],
} as const;

for (const [role, entries] of Object.entries(roles)) {
  test(`the sidebar of ${role} shows only pages they can open, and every link works`, async ({
    page,
    signIn,
  }) => {
    await signIn(role as keyof typeof roles);
    // Other tests add screens in the meantime.
    const links = sidebar(page).locator('a:not([href^="/portal/screens/"])');
    await expect(links).toHaveText([...entries]);
    for (const [index] of entries.entries()) {
      await links.nth(index).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).not.toHaveURL(/error=/);
    }
  });
}

test("the top bar links to other sites, by role and claim", async ({ page, browser }) => {
  await signInWith(page, { like: "agent" });
  const links = topBar(page).getByRole("list", { name: "Other sites" }).getByRole("link");
  await expect(links).toHaveText([/^See Plans/, /^Marketplace/, /^EDE/, "Marketing"]);
  await expect(links.first()).toHaveAttribute("href", "/self-enroll/");
  await expect(links.first()).toHaveAttribute("rel", "noopener noreferrer");
  await links.last().click();
  await expect(page).toHaveURL("/portal/marketing");

  const other = await (await browser.newContext()).newPage();
  await signInWith(other, { like: "security" });
  const fewer = topBar(other).getByRole("list", { name: "Other sites" }).getByRole("link");
  await expect(fewer).toHaveText([/^See Plans/]);
  await expect(topBar(other).getByRole("button", { name: "Telephony" })).toHaveCount(0);
});

test("the Marketing link is shown only to people who can open its page", async ({ page, signIn }) => {
  await signIn("manager");
  await expect(topBar(page).getByRole("link", { name: /^See Plans/ })).toBeVisible();
  await expect(topBar(page).getByRole("link", { name: "Marketing" })).toHaveCount(0);
});

test("there is no Marketing link without a redirect id", async ({ page }) => {
  await changeConfiguration(page, (session) => {
    session.marketing = { url: "/sandbox/marketing", redirectId: "" };
  });
  await signInWith(page, { like: "agent" });
  const links = topBar(page).getByRole("list", { name: "Other sites" }).getByRole("link");
  await expect(links).toHaveText([/^See Plans/, /^Marketplace/, /^EDE/]);
});

test("on narrow screens the links are in the drawer", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("agent");
  await expect(topBar(page).getByRole("link", { name: /See Plans/ })).toBeHidden();
  await page.getByRole("button", { name: "Open navigation" }).click();
  const drawer = page.getByRole("dialog", { name: "Main" });
  await expect(drawer.getByRole("link", { name: /See Plans/ })).toBeVisible();
  await drawer.getByRole("list", { name: "Other sites" }).getByRole("link", { name: "Marketing" }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL("/portal/marketing");
});

test("the profile menu opens My Account and logs out, by keyboard too", async ({ page, signIn }) => {
  await signIn("agent");
  await openProfileMenu(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/portal/myaccount");
  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem("portico.token"))).toBeNull();
});

test("the profile menu shows the user's photo", async ({ page, signIn }) => {
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await withoutEarlyCalls(page);
  await page.route("**/api/user/photo", (route) =>
    route.fulfill({ contentType: "image/png", body: Buffer.from(pixel, "base64") }),
  );
  await signIn("agent");
  await expect(topBar(page).locator('img[src^="blob:"]')).toBeVisible();
});

test("each partner's host shows its own logo and footer", async ({ page }) => {
  await page.goto(`http://harbor.localhost:${port}/privacy`);
  await expect(page.getByRole("img", { name: "Harbor Health Partners" })).toBeVisible();
  await expect(page.getByText("Harbor Health Partners, a licensed insurance agency.")).toBeVisible();
  await expect(page).toHaveTitle("Privacy notice · Harbor Health Partners");
  await page.goto(`http://summit.localhost:${port}/not-found`);
  await expect(page.getByRole("img", { name: "Summit Coverage" })).toBeVisible();
  await expect(page.getByText("Summit Coverage, a licensed insurance agency.")).toBeVisible();
  const logo = await page.request.get("/brands/summit.svg");
  expect(logo.headers()["content-type"]).toContain("image/svg+xml");
  await page.goto("/privacy");
  await expect(page.getByRole("banner").getByText("Portico")).toBeVisible();
  await expect(page.getByText("a licensed insurance agency")).toHaveCount(0);
});

test("a partner's host shows the partner's brand inside the portal", async ({ page }) => {
  const { email } = await makeAccount({ like: "agent" });
  await page.goto(`http://harbor.localhost:${port}/login`);
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(/harbor\.localhost:\d+\/portal\/dashboard/);
  const side = page.getByRole("complementary");
  await expect(side.getByRole("img", { name: "Harbor Health Partners" })).toBeVisible();
  await expect(side.getByText("Harbor Health Partners, a licensed insurance agency.")).toBeVisible();
  await expect(page).toHaveTitle(/Harbor Health Partners$/);
});

for (const [hour, theme] of [
  [7, "dark"],
  [8, "light"],
  [17, "light"],
  [18, "dark"],
] as const) {
  test(`without a preference the theme at ${hour}:59 is ${theme}`, async ({ page }) => {
    await page.addInitScript(() => {
      const original = window.matchMedia;
      window.matchMedia = (query) =>
        original.call(window, query.includes("prefers-color-scheme") ? "not all" : query);
    });
    await page.clock.setFixedTime(`2026-03-04T${String(hour).padStart(2, "0")}:59:00-05:00`);
    await page.goto("/privacy");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  });
}

test("the theme follows the browser's preference while the page is open", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/privacy");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("a chosen theme applies at once, in other tabs, and after a reload", async ({ page, context }) => {
  const theme = (of: Page) => expect(of.locator("html"));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.emulateMedia({ colorScheme: "light" });
    await tab.goto("/privacy");
    await theme(tab).toHaveAttribute("data-theme", "light");
  }
  const choose = async (name: string) => {
    await openProfileMenu(page);
    await page.getByRole("menuitemradio", { name }).click();
  };
  await choose("Dark");
  await theme(page).toHaveAttribute("data-theme", "dark");
  await theme(other).toHaveAttribute("data-theme", "dark");
  // Without the portal's own script, only the script in the head applies the theme.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  await theme(page).toHaveAttribute("data-theme", "dark");
  await page.unroute("**/assets/*.js");
  await page.reload();
  await theme(page).toHaveAttribute("data-theme", "dark");
  await choose("System");
  await theme(page).toHaveAttribute("data-theme", "light");
  await theme(other).toHaveAttribute("data-theme", "light");
});

test("the collapsed sidebar shows icons, opens sections, and stays collapsed", async ({ page, signIn }) => {
  await signIn("agent");
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  await sidebar(page).getByRole("button", { name: "Policies" }).click();
  await page.getByRole("dialog", { name: "Policies" }).getByRole("link", { name: "Lost" }).click();
  await expect(page).toHaveURL("/portal/policies/lost");
  await page.reload();
  await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
  await expect(sidebar(page).getByRole("link", { name: "Lost" })).toHaveCount(0);
});

const fail = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new Error("a timer broke");
    });
    void Promise.reject(new Error("a promise broke"));
  });

test("errors are shown in debug mode only", async ({ page, browser }) => {
  await changeConfiguration(page, (session) => {
    session.debug = true;
  });
  await signInWith(page, { like: "agent" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(async () => {
    await fail(page);
    await expect(page.getByText("(DEV) Error: a timer broke").first()).toBeVisible({ timeout: 1000 });
  }, "the code that shows errors loads").toPass();
  await expect(page.getByText("(DEV) Error: a promise broke").first()).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  // Signing in shows a notification, which proves that notifications are rendered.
  await other.goto("/login");
  await fillSignIn(other, (await makeAccount({ like: "agent" })).email, password);
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await fail(other);
  await expect(other.getByText("Logged in!")).toBeVisible();
  await expect(other.getByText(/\(DEV\)/)).toHaveCount(0);
});

test("a page whose code fails to load shows an error, and the layout keeps working", async ({
  page,
  signIn,
}) => {
  await signIn("agent");
  await page.route("**/assets/manage-policies-*", (route) => route.abort());
  await sidebar(page).getByRole("link", { name: "Policies", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await sidebar(page).getByRole("link", { name: "Leads" }).click();
  await expect(page.getByRole("heading", { name: "Leads" })).toBeVisible();
});
