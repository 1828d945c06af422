import type { Locator, Page } from "@playwright/test";
import { makeAccount } from "./accounts.ts";
import { pressEscape } from "./escape.ts";
import {
  expect,
  fillSignIn,
  newestMessage,
  openProfileMenu,
  password,
  test,
  withoutEarlyCalls,
} from "./portal.ts";

const minute = 60_000;

const readToken = (page: Page) => page.evaluate(() => localStorage.getItem("portico.token"));

const cover = (page: Page) => page.getByRole("dialog", { name: "Sign in again to continue" });
const nameField = (page: Page) => page.getByRole("textbox", { name: "First name" });

async function fillForm(page: Page, email: string) {
  // The last request of the page: after it, nothing but the test calls the server.
  await withoutEarlyCalls(page);
  const favorites = page.waitForResponse(/\/user\/favorites$/);
  await page.goto("/login?returnTo=/portal/myaccount");
  await fillSignIn(page, email, password);
  await nameField(page).fill("Maximiliana");
  await expect(page.getByRole("button", { name: "Update" })).toBeEnabled();
  await favorites;
}

/** Waits until the session watch is loaded, and reports activity as soon as the mouse moves. */
async function watchSession(page: Page) {
  let x = 100;
  const pingAfterMove = async () => {
    x += 1;
    await page.mouse.move(x, 100);
    return page.evaluate(() => localStorage.getItem("portico.last-ping"));
  };
  await expect.poll(pingAfterMove).not.toBeNull();
  // As if the last report was more than a minute ago.
  await page.evaluate(() => localStorage.removeItem("portico.last-ping"));
}

/** Requests a code by email and enters it. */
async function enterEmailedCode(where: Locator, page: Page, email: string) {
  await where.getByRole("button", { name: "Email me a code" }).click();
  await expect(where.getByText(/We sent a code to/).first()).toBeVisible();
  const code = /\b\d{6}\b/.exec(await newestMessage(page, email))?.[0] ?? "";
  await where.getByRole("textbox", { name: "Code" }).fill(code);
  await where.getByRole("button", { name: "Verify" }).click();
}

/** Ends the session on the server, like a sign-in on another device. */
async function endOnServer(page: Page) {
  await page.request.post("/identity/logout", {
    headers: { authorization: `Bearer ${await readToken(page)}` },
  });
}

test("an unsaved form survives its session, and is sent after signing in again", async ({ page }) => {
  const { email } = await makeAccount({ like: "agent", hasOwnContact: true });
  await fillForm(page, email);
  await endOnServer(page);
  // Clicks without moving the pointer, because moves are reported to the server as activity.
  await page.getByRole("button", { name: "Update" }).evaluate((button: HTMLElement) => button.click());
  await expect(cover(page)).toBeVisible();
  await expect(page).toHaveURL("/portal/myaccount");
  await expect(cover(page).getByLabel("Email")).toHaveValue(email);
  await expect(cover(page).getByLabel("Password", { exact: true })).toBeFocused();
  // The typed text must not be visible to others, and must not be in browser storage.
  const isRootSeen = await page.evaluate(() => {
    const root = document.getElementById("root");
    const { innerWidth, innerHeight } = window;
    const points = [10, 250, 500, 750, 990].flatMap((x) =>
      [10, 250, 500, 750, 990].map((y) => [x, y] as const),
    );
    return points.some(([x, y]) =>
      root?.contains(document.elementFromPoint((x / 1000) * innerWidth, (y / 1000) * innerHeight)),
    );
  });
  expect(isRootSeen).toBe(false);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain("Maximiliana");

  await cover(page).getByLabel("Password", { exact: true }).fill("Wrong-Password-1");
  await cover(page).getByRole("button", { name: "Sign in" }).click();
  await expect(cover(page).getByText("Incorrect email or password.")).toBeVisible();
  await cover(page).getByLabel("Password", { exact: true }).fill(password);
  await cover(page).getByRole("button", { name: "Sign in" }).click();
  await expect(cover(page)).toBeHidden();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(nameField(page)).toHaveValue("Maximiliana");
  await page.reload();
  await expect(nameField(page)).toHaveValue("Maximiliana");
});

test("an unsaved form survives inactivity, with the second factor in place", async ({ page }) => {
  const { email } = await makeAccount({ like: "agent", hasOwnContact: true, factors: ["email"] });
  await page.clock.install();
  await page.goto("/login?returnTo=/portal/myaccount");
  await fillSignIn(page, email, password);
  await enterEmailedCode(page.getByRole("main"), page, email);
  await nameField(page).fill("Maximiliana");
  await page.clock.fastForward(15 * minute);
  await expect(cover(page)).toContainText("Logged out due to inactivity.");
  await expect(page).toHaveURL("/portal/myaccount");
  const polls: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/Configuration") && polls.push(request.url()));
  await page.clock.fastForward(2 * minute);
  await cover(page).getByLabel("Password", { exact: true }).fill(password);
  // Without a token, it would return no custom screens, and the page below would change.
  expect(polls).toEqual([]);
  await cover(page).getByRole("button", { name: "Sign in" }).click();
  await enterEmailedCode(cover(page), page, email);
  await expect(cover(page)).toBeHidden();
  await expect(nameField(page)).toHaveValue("Maximiliana");
});

test("an unsaved form is dropped when another user signs in", async ({ page, context, accountLike }) => {
  const { email } = await makeAccount({ like: "agent", hasOwnContact: true });
  await fillForm(page, email);
  await watchSession(page);
  await endOnServer(page);
  await page.mouse.move(200, 200);
  await expect(cover(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/login");
  await fillSignIn(other, (await accountLike("manager")).email, password);
  await expect(other).toHaveURL(/\/portal\//);
  await expect(cover(page)).toBeHidden();
  await expect(nameField(page)).not.toHaveValue("Maximiliana");
});

test("a form whose session has ended can be left after 'Really close?'", async ({ page }) => {
  const { email } = await makeAccount({ like: "agent", hasOwnContact: true });
  await fillForm(page, email);
  await watchSession(page);
  await endOnServer(page);
  await page.mouse.move(200, 200);
  await cover(page).getByRole("button", { name: "Leave without saving" }).click();
  const question = page.getByRole("alertdialog", { name: "Really close?" });
  await question.getByRole("button", { name: "No" }).click();
  await expect(cover(page)).toBeVisible();
  await pressEscape(cover(page));
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(page).toHaveURL("/login");
});

test("logging out of an ended session does not ask to sign in again", async ({ page }) => {
  const { email } = await makeAccount({ like: "agent", hasOwnContact: true });
  await fillForm(page, email);
  await watchSession(page);
  await page.route("**/api/Session/activity", (route) => route.abort());
  await endOnServer(page);
  let isAnswered = false;
  await page.route("**/identity/logout", async (route) => {
    const response = await route.fetch();
    isAnswered = response.status() === 401;
    await route.fulfill({ response });
  });
  await openProfileMenu(page);
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.getByRole("alertdialog", { name: "Really close?" }).getByRole("button", { name: "Yes" }).click();
  await expect(page).toHaveURL("/login");
  expect(isAnswered).toBe(true);
  await expect(page.getByText("Enter your email address and password.")).toBeVisible();
});

test("a part whose code fails to load does not break the page or form", async ({ page }) => {
  const { email } = await makeAccount({ like: "agent", hasOwnContact: true });
  await page.route("**/assets/session-watch-*", (route) => route.abort());
  // Simulates a lost network connection.
  await page.route("**/healthz", (route) => route.abort());
  await page.clock.install();
  await fillForm(page, email);
  const file = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.clock.fastForward(minute);
  // The dialog for the photo can be open already.
  const name = page.getByRole("textbox", { name: "First name", includeHidden: true });
  await expect(name).toHaveValue("Maximiliana");
  await page.unroute("**/healthz");
  await page.clock.fastForward(minute);
  await expect(page.getByRole("dialog", { name: "Crop photo" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(nameField(page)).toHaveValue("Maximiliana");
});

test("logging out with an unsaved form asks 'Really close?', in other tabs too", async ({
  page,
  context,
}) => {
  const { email } = await makeAccount({ like: "agent", hasOwnContact: true });
  await fillForm(page, email);
  await watchSession(page);
  const question = (tab: Page) => tab.getByRole("alertdialog", { name: "Really close?" });
  const askToLogOut = async (tab: Page) => {
    await openProfileMenu(tab);
    await tab.getByRole("menuitem", { name: "Logout" }).click();
  };
  await askToLogOut(page);
  await question(page).getByRole("button", { name: "No" }).click();
  await expect(nameField(page)).toHaveValue("Maximiliana");
  const other = await context.newPage();
  await other.goto("/portal/myaccount");
  await expect(nameField(other)).toBeVisible();
  await askToLogOut(other);
  await expect(question(other)).toContainText("in another tab");
  await question(other).getByRole("button", { name: "Yes" }).click();
  await expect(other).toHaveURL("/login");
  await expect(page).toHaveURL(/\/login/);
});
