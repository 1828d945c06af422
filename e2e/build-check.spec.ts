import type { Page } from "@playwright/test";
import { expect, test, totalRecords } from "./portal.ts";

const prompt = "Update available, reload page?";
const everyTenMinutes = 600_000;
const minute = 60_000;

/** Simulates a new build on the server. Returns the methods of the requests that fetched it. */
async function deployNewBuild(page: Page) {
  const methods: string[] = [];
  const response = await page.request.get("/portal/");
  const body = (await response.text()).replace(/(name="build" content=")[^"]*/, "$1another");
  await page.route("**/portal/", (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    methods.push(route.request().method());
    return route.fulfill({ response, body });
  });
  return methods;
}

/** Advances the clock in steps with mouse moves, so that the session doesn't end. */
async function advanceClock(page: Page, milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= minute) {
    await page.clock.fastForward(Math.min(minute, left));
    await page.mouse.move(200 + (left % 97), 300);
  }
}

test("offers to reload once, ten minutes after a new build, for 18 minutes", async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const original = window.fetch;
    window.fetch = (input, options) => {
      if (input === "/portal/") document.documentElement.dataset.asked = options?.cache;
      return original(input, options);
    };
  });
  await page.clock.install();
  await signIn("agent");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const methods = await deployNewBuild(page);
  await advanceClock(page, everyTenMinutes - minute);
  expect(methods).toEqual([]);
  await advanceClock(page, minute);
  await expect(page.getByText(prompt)).toBeVisible();
  expect(methods).toEqual(["GET"]);
  await expect(page.locator("html")).toHaveAttribute("data-asked", "reload");
  await advanceClock(page, everyTenMinutes);
  await expect.poll(() => methods.length).toBe(2);
  await expect(page.getByText(prompt)).toHaveCount(1);
  await advanceClock(page, 7 * minute);
  await expect(page.getByText(prompt)).toBeVisible();
});

test("Reload reloads the page", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn("agent");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await deployNewBuild(page);
  await advanceClock(page, everyTenMinutes);
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await loaded;
  await expect(page.getByText(prompt)).toHaveCount(0);
});

test("Reload asks first when there are unsaved changes", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn("agent", "/portal/myaccount");
  const field = page.getByLabel("Middle name");
  await field.fill("Unsaved");
  await deployNewBuild(page);
  await advanceClock(page, everyTenMinutes);
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "No" }).click();
  await expect(field).toHaveValue("Unsaved");
});

test("Reload asks once even when the old build's files are gone", async ({ page, signIn }) => {
  const dialogTypes: string[] = [];
  page.on("dialog", (dialog) => {
    dialogTypes.push(dialog.type());
    void dialog.accept();
  });
  await page.clock.install();
  await signIn("agent", "/portal/myaccount");
  await page.getByLabel("Middle name").pressSequentially("Unsaved");
  await deployNewBuild(page);
  await advanceClock(page, everyTenMinutes);
  await page.route("**/assets/*", (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 404, body: "" }),
  );
  await page.getByRole("button", { name: "Reload" }).click();
  const question = page.getByRole("alertdialog", { name: "Really close?" });
  await expect(question).toContainText("They'll be lost if you reload.");
  await page.unroute("**/assets/*");
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByLabel("Middle name")).toHaveValue("");
  expect(dialogTypes).toEqual([]);
});

test("a page whose code is gone since a new build is opened with the new build", async ({ page, signIn }) => {
  await signIn("agent");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const methods = await deployNewBuild(page);
  await page.route("**/assets/*", (route) =>
    methods.length === 0 ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  const loaded = page.waitForEvent("load");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Unpaid Policies" }).click();
  await loaded;
  await expect(page).toHaveURL(/unpaid-policies$/);
  await totalRecords(page);
  expect(methods).toEqual(["GET"]);
});

test("a document whose code is gone is loaded again, and explained if it stays gone", async ({
  page,
  signIn,
}) => {
  await signIn("agent");
  await page.goto("about:blank");
  const entry = "**/assets/portal-*.js";
  await page.route(entry, (route) => route.fulfill({ status: 404, body: "" }), { times: 1 });
  await page.goto("/portal/policies/unpaid-policies");
  await totalRecords(page);
  await page.goto("about:blank");
  await page.route(entry, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/portal/leads");
  await expect(page.getByText("Portico couldn't be loaded. Reload the page.")).toBeVisible();
});

test("shows nothing when the build has not changed", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn("agent");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === "/portal/");
  await advanceClock(page, everyTenMinutes);
  await (await answered).finished();
  await expect(page.getByText(prompt)).toHaveCount(0);
});

test("hidden pages do not check for builds", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn("agent");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const methods = await deployNewBuild(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
  });
  await advanceClock(page, everyTenMinutes);
  expect(methods).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: false, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(page.getByText(prompt)).toBeVisible();
});
