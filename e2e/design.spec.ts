import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { narrow, problemsOf, show, wide } from "./accessibility-checks.ts";

const index = fileURLToPath(new URL("../apps/design/dist/search.json", import.meta.url));
if (!existsSync(index))
  throw new Error("The documentation isn't built. Run `pnpm docs:build`, then the test.");
const pages: readonly { title: string; path: string }[] = JSON.parse(readFileSync(index, "utf8"));

// Examples of progress would move forever.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** As many tests as browsers that run at the same time. */
const parts = 4;

/** Collects what the browser reports as wrong. */
function watch(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
  return errors;
}

for (const part of Array.from({ length: parts }, (_, number) => number)) {
  test(`page ${part + 1} of every ${parts} has no errors and no accessibility violations`, async ({
    page,
  }) => {
    const errors = watch(page);
    const problems: Record<string, readonly string[]> = {};
    const checked = pages.filter((_, position) => position % parts === part);
    for (const [position, { path, title }] of checked.entries()) {
      // Widths and themes in turn: all pages have the same frame, and their components are checked in both as stories.
      await show(page, position % 2 === 0 ? wide : narrow);
      await page.goto(path);
      // The links of the sidebar are the same on every page, and more than most pages have.
      const found = await problemsOf(page, position < 2 ? undefined : "#root > .portico-shell > aside");
      if (found.length > 0) problems[title] = found;
    }
    expect({ problems, errors }).toEqual({ problems: {}, errors: [] });
  });
}

test("the search finds a component by another name, and opens its page", async ({ page }) => {
  await page.goto("/design/");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search components and guides" }).fill("toast");
  await page.getByRole("option", { name: "Notification" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notification" })).toBeVisible();
});

test("the theme that somebody chose stays on the next page", async ({ page }) => {
  await page.goto("/design/");
  const button = page.getByRole("button", { name: "Dark theme" });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await page.getByRole("navigation").getByRole("link", { name: "Button", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Button" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Dark theme" })).toHaveAttribute("aria-pressed", "true");
});

test("a brand is made of one color, and its stylesheet is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/design/guides/theme-a-brand/");
  await page.getByLabel("Name").fill("Lake Insurance");
  await page.getByLabel("Accent color", { exact: true }).fill("#e0a030");
  await expect(page.getByText("too low").first()).toBeVisible();
  await page.getByLabel("Accent color", { exact: true }).fill("#3a63b8");
  await expect(page.getByText("too low")).toHaveCount(0);
  const stylesheet = page.getByRole("region", { name: "Stylesheet of the brand lake-insurance" });
  await expect(stylesheet).toContainText("--portico-brand-600: #3a63b8;");
  await page.getByRole("button", { name: "Copy" }).last().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('[data-brand="lake-insurance"]');
});

test("an address without a page says so, and leads to the introduction", async ({ page }) => {
  const response = await page.goto("/design/components/nothing/");
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "introduction", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Portico design system" })).toBeVisible();
});

test("on a phone, a menu has the navigation", async ({ page }) => {
  await show(page, narrow);
  await page.goto("/design/components/button/");
  await page.getByRole("button", { name: "Open navigation" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Status", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Status" })).toBeVisible();
});
