import type { Page } from "@playwright/test";
import { expect, openProfileMenu, signInWith, test } from "./portal.ts";
import { framesOriginOf, port } from "./servers.ts";

const framesOrigin = framesOriginOf(port);

const marketing = (page: Page) => page.frameLocator('iframe[title="Marketing"]');
const telephony = (page: Page) => page.frameLocator('iframe[title="Telephony"]');
const field = (name: string) => `[data-field="${name}"]`;

test("only the marketing page receives a token, which is not the session token", async ({ page, signIn }) => {
  await signIn("agent");
  const heard: string[] = [];
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (origin === framesOrigin) heard.push(request.url());
  });
  await page.goto("/portal/marketing");
  await expect(marketing(page).getByText(/^Told by http:\/\/localhost:/)).toBeVisible();
  const token = await marketing(page).locator(field("token")).textContent();
  const own = await page.evaluate(() => localStorage.getItem("portico.token"));
  expect(token).not.toBe(own);
  expect(token?.split(".")).toHaveLength(3);
  expect(heard.join(" ")).not.toContain(token ?? "");
  await expect(page.locator("iframe")).toHaveAttribute("sandbox", /^allow-scripts allow-same-origin/);
  await expect(page.locator("iframe")).not.toHaveAttribute("sandbox", /top-navigation|modals|downloads/);
});

test("a frame of another origin receives no token", async ({ page, signIn }) => {
  await signIn("agent");
  const tokenRequests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/frameToken")) tokenRequests.push(request.url());
  });
  // The same page, from the portal's own origin instead of the configured one.
  await page.route(`${framesOrigin}/sandbox/marketing`, (route) =>
    route.fulfill({ status: 302, headers: { location: "http://localhost:4/" } }),
  );
  await page.goto("/portal/marketing");
  await page.evaluate(() => {
    window.postMessage({ type: "ready" }, "*");
    const stranger = document.createElement("iframe");
    stranger.src = "/sandbox/marketing";
    stranger.title = "Stranger";
    document.body.append(stranger);
  });
  const stranger = page.frameLocator('iframe[title="Stranger"]');
  await stranger.getByRole("button", { name: "Ask again" }).click();
  await expect(stranger.getByText("Waiting for the portal.")).toBeVisible();
  expect(tokenRequests).toEqual([]);
});

test("the token is renewed before it expires", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn("agent", "/portal/marketing");
  await expect(marketing(page).getByText(/^Told by /)).toBeVisible();
  const again = page.waitForResponse(/frameToken/);
  await page.clock.fastForward(9 * 60_000 + 1_000);
  expect((await again).ok()).toBe(true);
});

test("shows an error when the token can't be fetched, and retries", async ({ page, signIn }) => {
  await signIn("agent");
  let isDown = true;
  await page.route("**/api/Session/frameToken", (route) =>
    isDown ? route.fulfill({ status: 503, json: { message: "The database is away." } }) : route.continue(),
  );
  await page.goto("/portal/marketing");
  await expect(page.getByText("Couldn't sign you in to Marketing")).toBeVisible();
  await expect(page.getByText("The database is away.")).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(marketing(page).getByText(/^Told by /)).toBeVisible();
});

test("shows a notice if the embedded page does not request a token", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn("agent");
  await page.route(`${framesOrigin}/sandbox/frame.js`, (route) => route.fulfill({ body: "" }));
  await page.goto("/portal/marketing");
  await expect(marketing(page).getByRole("heading")).toBeAttached();
  await page.clock.fastForward(20_000);
  await expect(page.getByText(/hasn't requested your sign-in/)).toBeVisible();
});

test("the telephony widget receives the user and stays open during navigation", async ({ page }) => {
  await signInWith(page, { like: "agent", claims: ["TelephonyAgent", "view.Policy", "view.Lead"] });
  await page.getByRole("button", { name: "Telephony" }).click();
  const frame = telephony(page);
  await expect(frame.getByText(/^Told by /)).toBeVisible();
  await expect(frame.locator(field("identity"))).toHaveText(/^agent\..*@portico\.test$/);
  await expect(frame.locator(field("name"))).toHaveText("Alejandra");
  await expect(frame.locator(field("lastName"))).toHaveText("Ríos");
  await expect(frame.locator(field("role"))).toHaveText("agent");
  await expect(frame.locator(field("token"))).not.toBeEmpty();
  await expect(frame.locator(field("email"))).toHaveText(/@/);

  await frame.locator("h1").evaluate((heading) => {
    heading.textContent = "On a call";
  });
  await page.getByRole("button", { name: "Hide telephony" }).click();
  await expect(page.getByRole("region", { name: "Telephony" })).toBeHidden();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Leads" }).click();
  await expect(page).toHaveURL("/portal/leads");
  await page.getByRole("button", { name: "Telephony" }).click();
  await expect(frame.getByRole("heading", { name: "On a call" })).toBeVisible();
});

test("telephony administrators get the role super; no widget without the claim", async ({
  page,
  browser,
}) => {
  await signInWith(page, { like: "agent", claims: ["TelephonyAdmin"] });
  await page.getByRole("button", { name: "Telephony" }).click();
  await expect(telephony(page).locator(field("role"))).toHaveText("super");

  const other = await (await browser.newContext()).newPage();
  await signInWith(other, { like: "agent", claims: ["view.EDE"] });
  await expect(other.getByRole("list", { name: "Other sites" }).first()).toBeVisible();
  await expect(other.getByRole("button", { name: "Telephony" })).toHaveCount(0);
});

test("My Account shows current data, not what telephony has fetched before", async ({ page, context }) => {
  await signInWith(page, { like: "agent", claims: ["TelephonyAgent"], hasOwnContact: true });
  await page.getByRole("button", { name: "Telephony" }).click();
  await expect(telephony(page).getByText(/^Told by /)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/portal/myaccount");
  await other.getByLabel(/^NPN/).fill("20000001");
  await other.getByRole("button", { name: "Update" }).click();
  await expect(other.getByText("Changes saved")).toBeVisible();
  await page.getByRole("button", { name: "Hide telephony" }).click();
  await openProfileMenu(page);
  await page.getByRole("menuitem", { name: "My Account" }).click();
  await expect(page.getByLabel(/^NPN/)).toHaveValue("20000001");
});
