import { accountWithPolicies, filter, lists, openAs } from "./lists.ts";
import { expect, test, totalRecords } from "./portal.ts";

test("the index redirects to the dashboard", async ({ page, signIn }) => {
  await signIn("agent");
  await expect(page).toHaveURL("/portal/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("the index redirects customers to the greeting", async ({ page, signIn }) => {
  await signIn("customer");
  await expect(page).toHaveURL("/portal/customer");
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText(["Application"]);
});

test("people who are only security administrators start with the users", async ({ page, signIn }) => {
  await page.goto("/login");
  await signIn("security");
  await expect(page).toHaveURL("/portal/security");
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
  await page.goto("/not-found");
  await page.getByRole("link", { name: "Homepage" }).click();
  await expect(page).toHaveURL("/portal/security");
});

test("the sidebar, breadcrumbs and title show the current page", async ({ page, signIn }) => {
  await signIn("agent", "/portal/policies");
  await expect(page).toHaveURL("/portal/policies/manage");
  await expect(page).toHaveTitle("Policies · Portico");
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toHaveText("Policies");
  const main = page.getByRole("navigation", { name: "Main" });
  const link = main.getByRole("link", { name: "Policies", exact: true });
  await expect(link).toHaveAttribute("aria-current", "page");
});

test("breadcrumbs link only to pages the user can open", async ({ page, signIn }) => {
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await signIn("customer", "/portal/mk/applications/4101/plans");
  await expect(crumbs).toHaveText("Marketplace/Applications/4101/Plans");
  // The list of applications is for agents.
  await expect(crumbs.getByRole("link")).toHaveText(["4101"]);
});

test("breadcrumbs link to the list for users who can open it", async ({ page, signIn }) => {
  await signIn("agent", "/portal/mk/applications/4101/plans");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs.getByRole("link")).toHaveText(["Applications", "4101"]);
});

test("a screen without access redirects to the error page", async ({ page, signIn }) => {
  await signIn("security", "/portal/policies/manage");
  await expect(page).toHaveURL("/portal/error?error=insufficient_permissions");
  await expect(page.getByRole("heading", { name: "Error: insufficient_permissions" })).toBeVisible();
});

test("an unknown portal path shows 'Not Implemented'", async ({ page, signIn }) => {
  await signIn("agent", "/portal/no/such/page");
  await expect(page.getByRole("heading", { name: "Not Implemented" })).toBeVisible();
});

test("any other path redirects to the not-found page with a Homepage link", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page).toHaveURL("/not-found");
  await expect(page.getByRole("link", { name: "Homepage" })).toHaveAttribute("href", "/portal/");
});

test("on a narrow screen the navigation is a drawer that closes after a link or a click outside", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("agent");
  await page.getByRole("button", { name: "Open navigation" }).click();
  const drawer = page.getByRole("dialog", { name: "Main" });
  await drawer.getByRole("link", { name: "Policies", exact: true }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "Open navigation" }).click();
  await drawer.getByText("Direct Enrollment").click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(380, 400);
  await expect(drawer).toBeHidden();
});

test("the skip link moves to the content and keeps the filters", async ({ page, signIn }) => {
  await signIn("agent", "/portal/policies/manage");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const all = await totalRecords(page);
  await (await filter(page, "Born on or after")).fill("1990-01-01");
  await expect.poll(() => totalRecords(page)).toBeLessThan(all);
  const some = await totalRecords(page);
  await page.getByRole("button", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(await filter(page, "Born on or after")).toHaveValue("1990-01-01");
  expect(await totalRecords(page)).toBe(some);
});

const widths = [
  { width: 1280, height: 720, name: "wide" },
  { width: 390, height: 844, name: "narrow" },
];

for (const { name, ...size } of widths) {
  test(`Back returns to the page, position and row of a list on a ${name} screen`, async ({ page }) => {
    await page.setViewportSize(size);
    const own = await accountWithPolicies({ inForce: 45 });
    await openAs(page, own.email, `${lists.manage}?pageNumber=2&pageSize=20`);
    const left = page.getByRole("main").locator("tr[data-row-id]").nth(15);
    await left.getByRole("gridcell").nth(1).click();
    await expect(left).toBeFocused();
    const id = await left.getAttribute("data-row-id");
    const top = async () => Math.round((await left.boundingBox())?.y ?? Number.NaN);
    const before = await top();

    const policyNumber = own.inForce[0] ?? "";
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: /^Search screens/ }).fill(policyNumber);
    await expect(page.getByRole("option", { name: policyNumber })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/portal\/policies\/[0-9a-f-]{36}$/);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeInViewport();

    await page.goBack();
    await expect(page).toHaveURL(/pageNumber=2/);
    await expect(page.locator(`tr[data-row-id="${id}"]`)).toBeFocused();
    await expect.poll(top).toBe(before);
  });
}
