import type { Page } from "@playwright/test";
import { expect, fillSignIn, logOut, password, test, totalRecords } from "./portal.ts";

const list = "/portal/policies/manage";
const minute = 60_000;

const readToken = (page: Page) => page.evaluate(() => localStorage.getItem("portico.token"));

/** Opens the list with a signed-in user, and waits until the session watch is loaded. */
async function openList(page: Page, email: string) {
  await page.goto(`/login?returnTo=${list}`);
  await fillSignIn(page, email, password);
  await totalRecords(page);
}

test("logging out in one tab ends the session in all tabs", async ({ page, context, accountLike }) => {
  await openList(page, (await accountLike("agent")).email);
  const token = await readToken(page);
  await page.evaluate(() => localStorage.setItem("portico.application", "1234"));
  const other = await context.newPage();
  await other.goto(list);
  await totalRecords(other);

  await logOut(page);

  await expect(other).toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/login$/);
  expect(await readToken(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("portico.application"))).toBeNull();
  const response = await page.request.get("/api/Policies", { headers: { authorization: `Bearer ${token}` } });
  expect(response.status()).toBe(401);
});

test("the next user in another tab sees only their own rows", async ({ page, context, accountLike }) => {
  await openList(page, (await accountLike("admin")).email);
  const all = await totalRecords(page);
  const other = await context.newPage();
  await other.goto(list);
  expect(await totalRecords(other)).toBe(all);
  await logOut(page);
  await expect(other).toHaveURL(/\/login/);
  await fillSignIn(page, (await accountLike("agent")).email, password);
  await expect(other).toHaveURL(list);
  await expect.poll(() => totalRecords(other)).toBeLessThan(all);
});

test("a session ended by the server redirects to login and back", async ({ page, accountLike }) => {
  const { email } = await accountLike("agent");
  await openList(page, email);
  const sort = page.getByRole("columnheader", { name: "Last name" }).getByRole("button").first();
  await sort.click();
  await expect(page).toHaveURL(`${list}?sort=lastName`);
  await page.request.post("/identity/logout", {
    headers: { authorization: `Bearer ${await readToken(page)}` },
  });
  // A request of the page can detect the end of the session before the click.
  await Promise.race([sort.click(), page.waitForURL(/\/login/)]);
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(/\/portal\/policies\/manage\?sort=-?lastName$/);
});

test("warns one minute before the 900-second limit and lets the user stay", async ({ page, accountLike }) => {
  await page.clock.install();
  await openList(page, (await accountLike("agent")).email);
  await page.clock.fastForward(13 * minute);
  const warning = page.getByRole("alertdialog", { name: "Are you still there?" });
  await expect(warning).toBeHidden();
  await page.clock.fastForward(minute);
  await expect(warning).toBeVisible();
  await expect(warning.getByRole("button", { name: "Stay signed in" })).toBeFocused();
  await expect(warning.getByText(/^(60|5\d) seconds left$/).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(warning).toBeHidden();
  // The full time starts again.
  await page.clock.fastForward(13 * minute);
  await expect(warning).toBeHidden();
  await expect(page).toHaveURL(list);
});

test("a mouse move or key press dismisses the warning", async ({ page, accountLike }) => {
  await page.clock.install();
  await openList(page, (await accountLike("agent")).email);
  const warning = page.getByRole("alertdialog", { name: "Are you still there?" });
  await page.clock.fastForward(13 * minute);
  await page.mouse.move(300, 300);
  await page.clock.fastForward(13 * minute);
  await page.keyboard.press("Shift");
  await page.clock.fastForward(13 * minute);
  await expect(page).toHaveURL(list);
  await page.clock.fastForward(minute);
  await expect(warning).toBeVisible();
  await page.mouse.move(310, 310);
  await expect(warning.getByText("Welcome back. You're still signed in.").first()).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(warning).toBeHidden();
});

test("logs out everywhere after 900 seconds, with a message until dismissed", async ({
  page,
  context,
  accountLike,
}) => {
  const { email } = await accountLike("agent");
  await context.clock.install();
  await openList(page, email);
  const token = await readToken(page);
  const other = await context.newPage();
  await other.goto(list);
  await totalRecords(other);
  await context.clock.fastForward(15 * minute);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login\?returnTo=/);
    await expect(tab.getByText("Logged out due to inactivity.")).toBeVisible();
  }
  await context.clock.fastForward(minute);
  await expect(page.getByText("Logged out due to inactivity.")).toBeVisible();
  await expect
    .poll(async () => {
      const response = await page.request.get("/api/Policies", {
        headers: { authorization: `Bearer ${token}` },
      });
      return response.status();
    })
    .toBe(401);
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(list);
  await expect(page.getByText("Logged out due to inactivity.")).toBeHidden();
});

test("a browser reopened after 900 seconds is signed out", async ({ page, accountLike }) => {
  await openList(page, (await accountLike("agent")).email);
  await page.goto("/privacy");
  await page.evaluate(() => localStorage.setItem("portico.last-activity", String(Date.now() - 901_000)));
  await page.goto(list);
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await expect(page.getByText("Logged out due to inactivity.")).toBeVisible();
});

test("reports activity at most once a minute", async ({ page, accountLike }) => {
  const pings: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/Session/activity")) pings.push(request.url());
  });
  await page.clock.install();
  await openList(page, (await accountLike("agent")).email);
  let x = 100;
  // Activity is recorded once the session watch is loaded.
  const pingsAfterMove = async () => {
    x += 1;
    await page.mouse.move(x, 100);
    return pings.length;
  };
  await expect.poll(pingsAfterMove).toBe(1);
  for (let step = 0; step < 10; step += 1) {
    await page.clock.fastForward(2_000);
    await page.mouse.move(x + 1 + step, 100);
  }
  expect(pings).toHaveLength(1);
  // Activity during the minute is reported when the minute is over.
  await page.clock.fastForward(minute);
  await expect.poll(() => pings.length).toBe(2);
  await page.clock.fastForward(5 * minute);
  expect(pings).toHaveLength(2);
});
