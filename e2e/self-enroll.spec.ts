import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./portal.ts";

const start = "/self-enroll/";
const budget = 110_000;

async function heading(page: Page, name: RegExp) {
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("a state with its own marketplace, an unknown ZIP code and a failing service lead on", async ({
  page,
}) => {
  await page.goto(start);
  await page.getByLabel("ZIP code").fill("90001");
  await page.getByRole("button", { name: "See plans" }).click();
  await expect(page.getByText("California has its own marketplace: Covered California")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Covered California" })).toHaveAttribute(
    "href",
    "https://www.coveredca.com/",
  );
  await page.getByLabel("ZIP code").fill("00000");
  await page.getByRole("button", { name: "See plans" }).click();
  await expect(page.getByText("We don't know this ZIP code")).toBeVisible();
  await page.getByLabel("ZIP code").fill("123");
  await page.getByRole("button", { name: "See plans" }).click();
  await expect(page.getByText("5 digits minimum")).toBeVisible();

  await page.route("**/api/Quote/counties/*", (route) =>
    route.fulfill({ status: 503, json: { message: "down" } }),
  );
  await page.getByLabel("ZIP code").fill("33134");
  await page.getByRole("button", { name: "See plans" }).click();
  await expect(page.getByRole("alert")).toContainText("The Marketplace isn't answering");
  await page.unroute("**/api/Quote/counties/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await heading(page, /^Who needs coverage/);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.route("**/api/Quote/**", (route) => route.abort());
  await page.getByRole("button", { name: "See plans" }).click();
  await expect(page.getByRole("alert").first()).toContainText("You seem to be offline");
  await page.unroute("**/api/Quote/**");
  for (let failures = 2; failures > 0; failures--) {
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(failures);
    await page.getByRole("button", { name: "Try again" }).first().click();
  }
  await heading(page, /^\d+ plans in/);
});

test("the first load has at most 110 kB of JavaScript, gzipped, and no inline scripts", async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  const document = await page.goto(start);
  await page.waitForLoadState("networkidle");
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  console.log(`JavaScript of the quote tool's first page: ${total} bytes gzip in ${sizes.length} files`);
  expect(sizes.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(budget);
  expect(await document?.text()).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=/i);
  expect(document?.headers()["content-security-policy"]).toContain("script-src 'self'");
});
