import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoProblemsInAll } from "./accessibility-checks.ts";
import { makeAccount } from "./accounts.ts";
import { agentWithRows } from "./agent-with-rows.ts";
import { tabTo } from "./keyboard.ts";
import { shown } from "./lists.ts";
import { expect, logOut, signInWith, startSession, test, totalRecords, withoutEarlyCalls } from "./portal.ts";

const card = (page: Page, title: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 3, name: title }) });
const chart = (page: Page, name: RegExp) => page.getByRole("application", { name });

/** The number in a mark's name: `Jan: 1,240` or `AvMed: 12, 0.90%`. */
const figureOf = (name: string | null) => Number(/: ([\d,]+)/.exec(name ?? "")?.[1]?.replaceAll(",", ""));

test("agents see their own figures, and each links to the list that it counts", async ({ page, signIn }) => {
  await signIn("agent");
  await expect(page).toHaveURL("/portal/dashboard");
  const cards = page.getByRole("heading", { level: 3 });
  await expect(cards).toHaveText([
    "My Sales",
    "Carriers",
    "Persistence",
    "Carrier by month",
    /^\d{4} and \d{4}$/,
  ]);
  await expect(page.getByLabel("Agent")).toHaveCount(0);
  const month = chart(page, /^Policies by month in \d{4}$/)
    .getByRole("link")
    .first();
  const policies = figureOf(await month.getAttribute("aria-label"));
  expect(policies).toBeGreaterThan(0);
  await month.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/commissions\/tracking\?agent=.*&year=\d{4}&month=1$/);
  await shown(page);
  await expect.poll(() => totalRecords(page)).toBe(policies);
});

test("the pie has the carriers with the fewest policies, or those with the most", async ({
  page,
  signIn,
}) => {
  await signIn("manager");
  const slices = chart(page, /^Policy months by carrier/).getByRole("link");
  const figures = async () =>
    (await slices.all()).reduce<Promise<number[]>>(
      async (all, slice) => [...(await all), figureOf(await slice.getAttribute("aria-label"))],
      Promise.resolve([]),
    );
  await expect(slices).toHaveCount(10);
  const fewest = await figures();
  expect(fewest).toEqual(fewest.toSorted((one, other) => one - other));
  await expect(slices.first()).toHaveAttribute("aria-label", /, \d+\.\d\d%$/);
  await card(page, "My Sales").getByLabel("Carriers").selectOption("10 with the most policies");
  await expect.poll(figures).not.toEqual(fewest);
  const most = await figures();
  expect(most).toEqual(most.toSorted((one, other) => other - one));
  const carrier = page
    .getByRole("table", { name: /by carrier/ })
    .getByRole("link")
    .first();
  await carrier.click();
  await expect(page).toHaveURL(/\/commissions\/tracking\?carrier=/);
  await shown(page);
  await expect.poll(() => totalRecords(page)).toBe(most[0]);
});

test("managers select an agent and a year, which stay in the URL", async ({ page, signIn }) => {
  const agent = await agentWithRows(`agentcommissions?year=${new Date().getFullYear()}`, "agentName");
  await signIn("manager");
  const total = page.getByRole("table", { name: /by carrier/ }).getByRole("row", { name: /^Total/ });
  const all = await total.textContent();
  await page.getByLabel("Agent").fill(agent);
  await page.getByRole("option", { name: agent }).click();
  await expect(page).toHaveURL(/\?agentId=[0-9a-f-]{36}$/);
  await expect(total).not.toHaveText(all ?? "");
  const lastYear = new Date().getFullYear() - 1;
  await page.getByLabel("Year").selectOption(String(lastYear));
  await expect(page).toHaveURL(new RegExp(`agentId=[0-9a-f-]{36}&year=${lastYear}$`));
  await expect(page.getByRole("heading", { name: `${lastYear} and ${lastYear - 1}` })).toBeVisible();
  const ofAgent = await total.textContent();
  await page.reload();
  await expect(page.getByLabel("Agent")).toHaveValue(agent);
  await expect(total).toHaveText(ofAgent ?? "");
  await page.goBack();
  await expect(page.getByLabel("Year")).toHaveValue(String(lastYear + 1));
});

test("an agent without policies sees what to do first", async ({ page }) => {
  const { email } = await makeAccount({ like: "agent", hasOwnContact: true });
  await startSession(page, email);
  const year = new Date().getFullYear();
  await expect(page.getByText(`No policies in ${year} or ${year - 1}`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(0);
  await expectNoProblemsInAll(page, "the empty dashboard");
  await page
    .getByRole("region", { name: "First steps" })
    .getByRole("link", { name: "Call your leads" })
    .click();
  await expect(page).toHaveURL("/portal/leads");
});

test("an agent whom the user can't see is reported, with a way back", async ({ page, signIn }) => {
  await signIn("agent", "/portal/dashboard?agentId=0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11");
  await expect(page.getByText("This agent doesn't exist or isn't visible to you.")).toBeVisible();
  await page.getByRole("link", { name: "Reset agent and year" }).click();
  await expect(page.getByRole("heading", { name: "My Sales" })).toBeVisible();
});

test("today's work links to its list with the filter set", async ({ page, signIn }) => {
  await signIn("manager");
  const work = page.getByRole("region", { name: "Today's work" });
  const line = work.getByRole("listitem").filter({ hasText: "Leads to call back" });
  await expect(line).toHaveText(/^\d/);
  const count = Number((await line.textContent())?.match(/^[\d,]+/)?.[0].replaceAll(",", ""));
  await line.getByRole("link").first().click();
  await expect(page).toHaveURL("/portal/leads?status=Call+Back");
  await shown(page);
  await expect.poll(() => totalRecords(page)).toBe(count);
});

test("overdue work links to its rows, and targets show how far the month is", async ({ page }) => {
  await signInWith(page, { like: "admin" });
  const work = page.getByRole("region", { name: "Today's work" });
  const overdue = work
    .getByRole("link", { name: /past the grace period: (New|Assigned) unpaid policies$/ })
    .first();
  const count = Number(/^[\d,]+/.exec((await overdue.textContent()) ?? "")?.[0].replaceAll(",", ""));
  await overdue.click();
  await expect(page).toHaveURL(/\/policies\/unpaid-policies\?status=(New|Assigned)&graceTo=\d{4}-\d\d-\d\d$/);
  await shown(page);
  await expect.poll(() => totalRecords(page)).toBe(count);
  await page.goBack();
  const figures = page.getByRole("region", { name: "Key figures" });
  await figures.getByRole("button", { name: "Set targets" }).click();
  await page.getByRole("spinbutton", { name: /^Members/ }).fill("250");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(figures.getByRole("progressbar", { name: "Target 250" })).toBeVisible();
  await page.reload();
  await expect(figures.getByRole("progressbar", { name: "Target 250" })).toBeVisible();
});

test("today's work has only lists that the user can open", async ({ page }) => {
  await signInWith(page, { like: "agent", claims: ["view.Lead"] });
  const work = page.getByRole("region", { name: "Today's work" });
  await expect(work.getByRole("listitem")).toHaveText([/Your open follow-ups/, /Leads to call back$/]);
});

test("recently opened pages are listed until the user logs out", async ({ page, signIn }) => {
  await signIn("agent");
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(page.getByText("Pages you open appear here until you log out.")).toBeVisible();
  await main.getByRole("link", { name: "Leads" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Leads" })).toBeVisible();
  await main.getByRole("link", { name: "Pto" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Time off" })).toBeVisible();
  const recent = page.getByRole("region", { name: "Recently opened" }).getByRole("link");
  await main.getByRole("link", { name: "Dashboard" }).click();
  await expect(recent).toHaveText([/^Time off/, /^Leads/]);
  await expect(main.getByRole("link", { name: "Leads" })).toHaveCount(2);
  await logOut(page);
  expect(await page.evaluate(() => localStorage.getItem("portico.recent"))).toBeNull();
});

test("figures are shown as a table and downloaded as CSV", async ({ page, signIn }) => {
  await signIn("agent");
  const persistence = card(page, "Persistence");
  await persistence.getByRole("button", { name: "Show as table" }).click();
  await expect(persistence.getByRole("row")).toHaveCount(14);
  const average = persistence.getByRole("row", { name: /^Average/ });
  const download = page.waitForEvent("download");
  await card(page, "Carriers").getByRole("button", { name: "Download CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Policy months and member months by carrier in \d{4}\.csv$/);
  const [head, ...lines] = (await readFile(await file.path(), "utf8")).trim().split("\n");
  expect(head).toContain('"Carrier","Policy months","Member months","Share"');
  const months = lines.reduce((sum, line) => sum + Number(/",(\d+),/.exec(line)?.[1]), 0);
  expect(months).toBeGreaterThan(0);
  await expect(average).toContainText((Math.round((months / 12) * 100) / 100).toLocaleString("en-US"));
});

test("the cards work by keyboard", async ({ page, signIn }) => {
  await signIn("agent");
  const marks = chart(page, /^Policies by month in \d{4}$/).getByRole("link");
  await tabTo(page, marks.first());
  await page.keyboard.press("ArrowRight");
  await expect(marks.nth(1)).toBeFocused();
  const carrier = card(page, "Carrier by month").getByLabel("Carrier");
  await tabTo(page, carrier);
  const before = await carrier.inputValue();
  await page.keyboard.press("ArrowDown");
  await expect(carrier).not.toHaveValue(before);
});

test("the dashboard has no accessibility violations", async ({ page, signIn }) => {
  await signIn("admin");
  await expect(page.getByRole("heading", { name: "My Sales" })).toBeVisible();
  await expectNoProblemsInAll(page, "the dashboard");
  await card(page, "My Sales").getByRole("button", { name: "Show as table" }).click();
  await expectNoProblemsInAll(page, "a chart as a table");
});

test("carriers' websites are linked only on hosts with the configured prefix", async ({ page, signIn }) => {
  await signIn("agent");
  const sites = page.getByRole("navigation", { name: "Carriers' websites" });
  await expect(sites.getByRole("link", { name: "Florida Blue (opens in a new tab)" })).toBeVisible();
  const { origin, port } = new URL(page.url());
  const token = await page.evaluate(() => localStorage.getItem("portico.token"));
  await page.addInitScript((value) => localStorage.setItem("portico.token", value ?? ""), token);
  await page.goto(`${origin.replace(/\/\/.*/, "//harbor.localhost")}:${port}/portal/dashboard`);
  await expect(page.getByRole("heading", { name: "My Sales" })).toBeVisible();
  await expect(sites).toHaveCount(0);
});

test("a failed request is reported and can be repeated", async ({ page, signIn }) => {
  await withoutEarlyCalls(page);
  await page.route("**/api/Dashboard", (route) =>
    route.fulfill({ status: 500, json: { message: "Out of order." } }),
  );
  await signIn("agent");
  await expect(page.getByText("Out of order.")).toBeVisible();
  await page.unroute("**/api/Dashboard");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "My Sales" })).toBeVisible();
});
