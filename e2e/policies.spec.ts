import type { Page } from "@playwright/test";
import { closeWithEscape } from "./escape.ts";
import { choose, filter, headings, monthNames, showAllColumns, shown } from "./lists.ts";
import { expect, test, totalRecords } from "./portal.ts";

const list = "/portal/policies/manage";

/** Returns the visible texts of a column, from top to bottom. */
async function column(page: Page, header: string) {
  const shown = page.getByRole("grid", { name: "Policies" });
  await expect(shown).not.toHaveAttribute("aria-busy", "true");
  return shown.evaluate((table, name) => {
    const headers = [...table.querySelectorAll("thead tr:last-child th")];
    const index = headers.findIndex((cell) => cell.textContent?.startsWith(name));
    return [...table.querySelectorAll("tbody tr")].map((row) => {
      const cell = row.querySelectorAll("td:not([data-select-cell]), th")[index];
      // If a text is truncated, its full text for screen readers follows the visible text.
      return (cell?.querySelector("[data-whole-text]")?.previousElementSibling ?? cell)?.textContent ?? "";
    });
  }, header);
}

/** The headings of the months, which are short so that all fit. */
const shortMonths = monthNames.map((name) => name.slice(0, 3));

test("shows the specified columns and switches to address and contact", async ({ page, signIn }) => {
  await signIn("agent", list);
  const table = await shown(page);
  const names = ["Policy number", "First name", "Last name"];
  const plan = ["Plan name", "Members", ...shortMonths, "Actions"];
  await expect.poll(() => headings(page)).toEqual([...names, ...plan]);
  await expect(table.getByRole("row")).toHaveCount(11);
  await page.getByLabel("Column set").selectOption("Address and contact");
  const contact = ["Address", "ZIP code", "Email", "Phone"];
  await expect.poll(() => headings(page)).toEqual([...names, ...contact, ...plan]);
  // Without a click, what leaves the screen are the plan and months.
  await page.getByRole("button", { name: "Fit columns" }).click();
  for (const name of contact) {
    const heading = table.getByRole("columnheader", { name, exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    // Not below the buttons of the rows either.
    const { left, right, actions } = await heading.evaluate((element) => ({
      left: element.getBoundingClientRect().left,
      right: element.getBoundingClientRect().right,
      actions: element.parentElement?.lastElementChild?.getBoundingClientRect().left ?? 0,
    }));
    expect(right, `${name} from ${left}`).toBeLessThanOrEqual(actions);
  }
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Email" })).toBeVisible();
});

test("truncates plan names at 30 characters", async ({ page, signIn }) => {
  await signIn("admin", `${list}?pageSize=30`);
  await expect(page.getByRole("grid", { name: "Policies" }).getByRole("row")).toHaveCount(31);
  const names = await column(page, "Plan name");
  expect(names.filter((name) => name.length > 31)).toEqual([]);
  expect(names.some((name) => name.endsWith("…"))).toBe(true);
});

test("members per month come from statements, with none in future months", async ({ page, signIn }) => {
  await signIn("admin", `${list}?pageSize=30`);
  await expect(page.getByRole("grid", { name: "Policies" }).getByRole("row")).toHaveCount(31);
  await showAllColumns(page);
  const thisMonth = await page.evaluate(() => new Date().getMonth());
  const current = page.getByRole("columnheader").and(page.locator("[aria-current=date]"));
  await expect(current).toHaveText(shortMonths[thisMonth] ?? "");
  for (const [index, month] of shortMonths.entries()) {
    const members = (await column(page, month)).filter((text) => text !== "");
    if (index < thisMonth - 1) expect(members.length, month).toBeGreaterThan(0);
    if (index > thisMonth) expect(members, month).toEqual([]);
  }
});

test("Back and Forward restore each filter", async ({ page, signIn }) => {
  await signIn("agent", list);
  const all = await totalRecords(page);
  const input = await filter(page, "Policy number");
  await input.fill("42");
  await expect(page).toHaveURL(/policyNumber=42/);
  await expect.poll(() => totalRecords(page)).toBeLessThan(all);
  const some = await totalRecords(page);
  await page.goBack();
  await expect(input).toHaveValue("");
  await page.goForward();
  await expect(input).toHaveValue("42");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(list);
  await page.goBack();
  await expect(await filter(page, "Policy number")).toHaveValue("42");
  await expect.poll(() => totalRecords(page)).toBe(some);
  // Text that was typed before is not applied later.
  await page.getByLabel("Column set").selectOption("Address and contact");
  await expect(page).toHaveURL(/policyNumber=42/);
});

test("keys without Ctrl can be turned off in My Account", async ({ page, signIn }) => {
  await signIn("agent", "/portal/myaccount");
  const saved = page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  await page.getByRole("switch", { name: "Use single keys as shortcuts" }).click();
  await saved;
  await page.goto(list);
  await shown(page);
  const box = page.getByRole("searchbox", { name: "Search policies" });
  await expect(box).not.toHaveAttribute("aria-keyshortcuts");
  await page.keyboard.press("/");
  await expect(box).not.toBeFocused();
});

test("a search is reached by /, counted in the statuses, and stays out of the URL", async ({
  page,
  signIn,
}) => {
  await signIn("agent", list);
  const all = await totalRecords(page);
  const [first = ""] = await column(page, "Policy number");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search policies" })).toBeFocused();
  await page.keyboard.type(first);
  await expect.poll(() => totalRecords(page)).toBe(1);
  await expect(page.getByRole("region", { name: "Summary" })).toContainText(
    `1 of ${all.toLocaleString("en-US")}`,
  );
  await expect(page.getByText("1 result", { exact: true })).toBeAttached();
  await expect(page).toHaveURL(list);
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect.poll(() => totalRecords(page)).toBe(all);
  const box = page.getByRole("searchbox", { name: "Search policies" });
  await box.fill(first);
  await expect.poll(() => totalRecords(page)).toBe(1);
  // One letter is no search, but stays in the box.
  await box.fill("g");
  await expect.poll(() => totalRecords(page)).toBe(all);
  await expect(box).toHaveValue("g");
  await box.fill(first);
  await expect.poll(() => totalRecords(page)).toBe(1);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("row", { name: first })).toBeFocused();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(box).toHaveValue("");
  await expect.poll(() => totalRecords(page)).toBe(all);
});

test("Enter applies a filter immediately", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn("admin", list);
  await totalRecords(page);
  const input = await filter(page, "Policy number");
  await page.clock.pauseAt(Date.now() + 60_000);
  await input.fill("  7  ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/policyNumber=7$/);
});

test("applies a filter half a second after typing; Reload and Back keep it", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn("agent", list);
  const all = await totalRecords(page);
  const [first = ""] = await column(page, "Policy number");
  const requests: string[] = [];
  page.on("request", (request) => request.url().includes("/api/Policies?") && requests.push(request.url()));

  const input = await filter(page, "Policy number");
  await page.clock.pauseAt(Date.now() + 60_000);
  await input.pressSequentially(first);
  await page.clock.runFor(499);
  expect(requests).toEqual([]);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(`${list}?${new URLSearchParams({ policyNumber: first })}`);
  await page.clock.resume();
  await expect.poll(() => totalRecords(page)).toBeLessThan(all);
  expect(requests).toHaveLength(1);
  await page.reload();
  await expect(await filter(page, "Policy number")).toHaveValue(first);
  expect(await totalRecords(page)).toBeLessThan(all);
  await page.goBack();
  await expect(await filter(page, "Policy number")).toHaveValue("");
  await expect.poll(() => totalRecords(page)).toBe(all);
});

test("sort, page and page size are in the URL and survive a reload", async ({ page, signIn }) => {
  await signIn("admin", list);
  await page.getByRole("button", { name: "Last name" }).click();
  await expect(page).toHaveURL(/sort=lastName/);
  await page.getByLabel(/per page/i).selectOption("20");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/pageNumber=2/);
  await page.reload();
  await expect(page.getByText(/^21–40 of /)).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Last name" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  const names = await column(page, "Last name");
  expect(names).toHaveLength(20);
});

test("a personal filter survives a reload and stays out of the URL", async ({ page, signIn }) => {
  await signIn("agent", list);
  const all = await totalRecords(page);
  await (await filter(page, "Born on or after")).fill("1990-01-01");
  await expect.poll(() => totalRecords(page)).toBeLessThan(all);
  expect(page.url()).not.toContain("1990");
  await page.reload();
  await expect(await filter(page, "Born on or after")).toHaveValue("1990-01-01");
  expect(await totalRecords(page)).toBeLessThan(all);
  const link = page.url();
  const copied = await page.context().newPage();
  await copied.goto(link);
  await expect(await filter(copied, "Born on or after")).toHaveValue("");
  expect(await totalRecords(copied)).toBe(all);
});

test("cities are found before a state is selected; counties and cities depend on it; Clear Filters clears all", async ({
  page,
  signIn,
}) => {
  await signIn("agent", list);
  const all = await totalRecords(page);
  const options = page.getByRole("option");
  await (await filter(page, "City")).fill("hous");
  await options.getByText("Houston", { exact: true }).click();
  await expect(page).toHaveURL(`${list}?city=Houston`);
  await choose(page, "State", "Texas");
  await expect(page).toHaveURL(`${list}?state=TX`);
  await (await filter(page, "County")).fill("ha");
  await expect(options.getByText("Harris", { exact: true })).toBeVisible();
  await expect(options.getByText("Hardee")).toHaveCount(0);
  await options.getByText("Harris", { exact: true }).click();
  await (await filter(page, "City")).fill("hous");
  await options.getByText("Houston", { exact: true }).click();
  await expect(page).toHaveURL(`${list}?state=TX&county=Harris&city=Houston`);
  const filters = page.getByRole("search");
  await choose(page, "State", "Florida");
  await expect(page).toHaveURL(`${list}?state=TX&state=FL`);
  await expect(filters.getByRole("button", { name: "State: Texas, Florida", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(filters.getByRole("button", { name: "State", exact: true })).toBeVisible();
  await expect.poll(() => totalRecords(page)).toBe(all);
  await expect(page).toHaveURL(list);
});

test("an agent sees fewer policies than an administrator: list, total, summary and export", async ({
  browser,
}) => {
  const seen: Record<string, number[]> = {};
  for (const account of ["agent", "admin"] as const) {
    const context = await browser.newContext();
    const login = await context.request.post("/identity/login", {
      data: { user: `${account}@portico.test`, pass: "Portico-Demo-1" },
    });
    const { token } = await login.json();
    const headers = { authorization: `Bearer ${token}` };
    const page = await (await context.request.get("/api/Policies?pageSize=500", { headers })).json();
    const summary = await (await context.request.get("/api/Policies/summaries", { headers })).json();
    const file = await context.request.get("/api/Policies", { headers: { ...headers, accept: "text/csv" } });
    const lines = (await file.text()).trim().split("\n").length - 1;
    seen[account] = [page.data.length, page.totalRecords, summary.total, lines];
    await context.close();
  }
  const [listed = 0, total = 0, summary, exported] = seen.agent ?? [];
  expect(total).toBeGreaterThan(0);
  expect([listed, summary, exported]).toEqual([total, total, total]);
  expect(seen.admin?.every((count) => count > total)).toBe(true);
});

test("View opens the policy next to the list; Esc closes it and returns focus", async ({ page, signIn }) => {
  await page.route("**/api/Policies/detail/*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), years: [{ year: 2025, total: 12 }] },
    });
  });
  await signIn("agent", list);
  const button = page.getByRole("button", { name: /^View / }).first();
  const number = (await column(page, "Policy number"))[0] ?? "";
  await button.click();
  const panel = page.getByRole("region", { name: number });
  const years = panel.getByRole("table", { name: "Commissions by year" });
  await expect(years.getByRole("rowheader")).toHaveText([...monthNames, "Total"]);
  await expect(years.getByRole("columnheader")).toHaveText(["Year", "2025"]);
  await closeWithEscape(panel);
  await expect(button).toBeFocused();
});

test("a detail without data says 'This policy has no data?'", async ({ page, signIn }) => {
  await signIn("agent", list);
  await page.route("**/api/Policies/detail/*", (route) => route.fulfill({ json: {} }));
  await page
    .getByRole("button", { name: /^View / })
    .first()
    .click();
  await expect(
    page.getByRole("region", { name: "Policy" }).getByText("This policy has no data?"),
  ).toBeVisible();
});

test("shows 'No Data' when nothing matches", async ({ page, signIn }) => {
  await signIn("agent", `${list}?policyNumber=there-is-no-such-number`);
  await expect(page.getByText("No Data", { exact: true })).toBeVisible();
});

test("a page past the end redirects to the last page", async ({ page, signIn }) => {
  await signIn("agent", "/portal/customer-of-no-page");
  await page.goto(`${list}?pageNumber=9999`);
  await expect(page.getByRole("button", { name: /^View / }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Next page" })).toBeDisabled();
  await page.goBack();
  await expect(page).toHaveURL("/portal/customer-of-no-page");
});
