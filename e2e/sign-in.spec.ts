import { makeAccount } from "./accounts.ts";
import { expect, fillSignIn, logOut, password, test, totalRecords, withoutEarlyCalls } from "./portal.ts";

const list = "/portal/policies/manage";

test("returns to the requested list with its filters", async ({ page, accountLike }) => {
  const { email } = await accountLike("agent");
  await page.goto(`${list}?state=FL&pageSize=20`);
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await expect(page).toHaveTitle("Sign in · Portico");
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(`${list}?state=FL&pageSize=20`);
  await expect(page.getByText("Logged in!")).toBeVisible();
  await expect(
    page.getByRole("search").getByRole("button", { name: "State: Florida", exact: true }),
  ).toBeVisible();
});

test("never redirects to another site after sign-in", async ({ page, accountLike }) => {
  const { email } = await accountLike("agent");
  await page.goto(`/login?returnTo=${encodeURIComponent("https://evil.test/portal/")}`);
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/portal\//);
});

test("shows the same error for a wrong password and an unknown user", async ({ page, accountLike }) => {
  const { email } = await accountLike("agent");
  await page.goto("/login");
  await fillSignIn(page, email, "Wrong-Password-1");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText("Incorrect email or password.");
  await expect(page.getByText("Login error!")).toHaveCount(1);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await fillSignIn(page, "nobody@portico.test", "Wrong-Password-1");
  await expect(alert).toHaveText("Incorrect email or password.");
  // Only the last attempt's notification is shown.
  await expect(page.getByText("Login error!")).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem("portico.token"))).toBeNull();
});

test("the submit button is disabled while untouched or invalid, with a reason", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/identity/") && calls.push(request.url()));
  await page.goto("/login");
  const button = page.getByRole("button", { name: "Sign in" });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription("Enter your email address and password first.");
  await page.getByLabel("Email").fill("agent");
  await page.getByLabel("Password", { exact: true }).fill("x");
  await expect(page.getByText("Must be an email address")).toBeVisible();
  await expect(button).toHaveAccessibleDescription("Fix the errors first.");
  await page.keyboard.press("Enter");
  await page.getByLabel("Email").fill("agent@portico.test");
  await expect(button).toBeEnabled();
  expect(calls).toEqual([]);
});

test("works with autofilled values", async ({ page, accountLike }) => {
  const { email } = await accountLike("agent");
  await page.goto("/login");
  const button = page.getByRole("button", { name: "Sign in" });
  await expect(button).toBeDisabled();
  const fill = (label: string, text: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement, value) => {
      // Simulates autofill: sets the value without React noticing.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    }, text);
  await fill("Email", email);
  await fill("Password", password);
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "[type=password]",
  });
  await browser.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["autofill"] });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page).toHaveURL(/\/portal\//);
});

test("remembers the username and shows the password on request", async ({ page, accountLike }) => {
  const { email } = await accountLike("agent");
  const remembered = () => page.evaluate(() => localStorage.getItem("portico.username"));
  await page.goto("/login");
  await page.getByLabel("Show password").check();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await page.getByLabel("Remember username").check();
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(/\/portal\//);
  expect(await remembered()).toBe(email);
  await logOut(page);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.getByLabel("Remember username").uncheck();
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(/\/portal\//);
  expect(await remembered()).toBeNull();
});

test("an account without a role sees why it can't continue, and can sign out", async ({ page, signIn }) => {
  await signIn("norole");
  await expect(page.getByRole("heading", { name: "Your account isn't set up yet" })).toBeVisible();
  await page.getByRole("button", { name: "Logout For Now" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("a signed-in user who opens the login page goes to the portal", async ({ page, signIn }) => {
  await signIn("agent");
  await page.goto("/login");
  await expect(page).toHaveURL(/\/portal\//);
});

test("'Close last session?': No changes nothing, Yes ends the other session", async ({ page, browser }) => {
  const { email } = await makeAccount({ like: "agent" });
  await page.goto(`/login?returnTo=${list}`);
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(list);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`/login?returnTo=${list}`);
  await fillSignIn(elsewhere, email, password);
  const question = elsewhere.getByRole("alertdialog", { name: "Close last session?" });
  await question.getByRole("button", { name: "No" }).click();
  await expect(question).toBeHidden();
  await expect(elsewhere).toHaveURL(/\/login/);
  expect(await elsewhere.evaluate(() => localStorage.getItem("portico.token"))).toBeNull();
  await page.reload();
  await totalRecords(page);

  await fillSignIn(elsewhere, email, password);
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(elsewhere.getByText("Logged in!")).toBeVisible();
  await expect(elsewhere).toHaveURL(list);
  await totalRecords(elsewhere);

  await page.reload();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await expect(page.getByText("Your session has ended. Sign in again to continue.")).toBeVisible();
  await elsewhere.context().close();
});

test("a partner's login page shows its brand and hides call, email and privacy links", async ({ page }) => {
  await withoutEarlyCalls(page);
  await page.route("**/api/Configuration", async (route) => {
    const response = await route.fetch();
    const configuration = await response.json();
    const [partner] = configuration.partners;
    await route.fulfill({ json: { ...configuration, partners: [{ ...partner, hostPrefix: "localhost" }] } });
  });
  await page.goto("/login");
  await expect(page.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/self-enroll/");
  for (const hidden of ["Call us", "Email us", "Privacy notice"]) {
    await expect(page.getByRole("link", { name: hidden })).toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: "Forgot password?" })).toBeVisible();
  await page.unroute("**/api/Configuration");
  await page.reload();
  await expect(page.getByRole("link", { name: "Call us" })).toHaveAttribute("href", /^tel:/);
  await expect(page.getByRole("link", { name: "Email us" })).toHaveAttribute("href", /^mailto:/);
  await expect(page.getByRole("link", { name: "Privacy notice" })).toHaveAttribute("href", "/privacy");
});

test("login and logout work by keyboard", async ({ page, accountLike }) => {
  const { email } = await accountLike("agent");
  await page.goto("/login");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/portal\//);
  const menu = page.getByRole("banner").locator('[aria-haspopup="menu"]');
  await expect(menu).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("Tab");
    if (await menu.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
});
