import { expect, fillSignIn, password, test, totalRecords } from "./portal.ts";

test("leads back to the list that was asked for, with its filters", async ({ page }) => {
  await page.goto("/portal/policies/manage?state=FL&pageSize=20");
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await fillSignIn(page, "agent@portico.test", password);
  await expect(page).toHaveURL("/portal/policies/manage?state=FL&pageSize=20");
  await expect(page.getByText("Logged in!")).toBeVisible();
  await expect(page.getByLabel("State")).toHaveValue("FL");
});

test("says the same for a wrong password and an unknown user, and keeps what was typed", async ({ page }) => {
  await page.goto("/login");
  await fillSignIn(page, "agent@portico.test", "Wrong-Password-1");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toBeVisible();
  const text = await alert.textContent();
  await expect(page.getByLabel("Email")).toHaveValue("agent@portico.test");
  await fillSignIn(page, "nobody@portico.test", "Wrong-Password-1");
  await expect(alert).toHaveText(text ?? "");
});

test("asks for an email address before it asks the server", async ({ page }) => {
  await page.goto("/login");
  await fillSignIn(page, "agent", "");
  await expect(page.getByText("Must be an email address")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
});

test("signing out ends the session in every tab, and the token with it", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("agent");
  const token = await page.evaluate(() => localStorage.getItem("portico.token"));
  const other = await context.newPage();
  await other.goto("/portal/policies/manage");
  await expect(other.getByRole("heading", { level: 1, name: "Policies" })).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();

  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login/);
  const answer = await page.request.get("/api/Policies", { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

test("somebody signed in who opens the login page goes to the portal", async ({ page, signIn }) => {
  await signIn("agent");
  await page.goto("/login");
  await expect(page).toHaveURL(/\/portal\//);
});

test("an account without a role says so and offers to sign out", async ({ page, signIn }) => {
  await signIn("norole");
  await expect(page.getByRole("heading", { name: "Your account is not set up yet" })).toBeVisible();
  await page.getByRole("button", { name: "Logout For Now" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("a session that the server ended leads to the login page and back", async ({ page, signIn }) => {
  await signIn("agent");
  await expect(page.getByRole("button", { name: /^View / }).first()).toBeVisible();
  await page.route("**/api/Policies?*", (route) =>
    route.fulfill({ status: 401, json: { message: "Session ended." } }),
  );
  await page.getByLabel("Policy number").fill("1");
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.unroute("**/api/Policies?*");
  await fillSignIn(page, "agent@portico.test", password);
  await expect(page).toHaveURL("/portal/policies/manage?policyNumber=1");
});

test("who signs in next in another tab sees their own rows, not those fetched before", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("admin");
  const all = await totalRecords(page);
  const other = await context.newPage();
  await other.goto("/portal/policies/manage");
  expect(await totalRecords(other)).toBe(all);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL(/\/login/);
  await signIn("agent");
  await expect(other).toHaveURL(/\/portal\/policies\/manage/);
  await expect.poll(() => totalRecords(other)).toBeLessThan(all);
});

test("the login page works by keyboard alone", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type("agent@portico.test");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/portal\//);
});
