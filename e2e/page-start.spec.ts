import type { Page } from "@playwright/test";
import { outlines } from "../apps/portal/src/screens/generated/outlines.ts";
import { expect, fillSignIn, password, startSession, test, totalRecords } from "./portal.ts";

const list = "/portal/policies/manage";
const early = "**/api/Session/read?*";

/** Records the calls of a page from now on. */
function recordCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "GET" && pathname.startsWith("/api/")) calls.push(pathname);
  });
  return calls;
}

test("all that a list needs at first is one call, which is sent with the document", async ({
  page,
  signIn,
}) => {
  await signIn("agent");
  // The page that was open first has calls of its own.
  await page.goto("about:blank");
  const calls = recordCalls(page);
  await page.goto(list);
  await totalRecords(page);
  await expect(page.getByRole("region", { name: "Summary" })).toContainText(/Total \d+/);
  expect(calls).toEqual(["/api/Session/read"]);
});

test("moving to another list is one call, sent when the pointer is pressed, and none soon after", async ({
  page,
  signIn,
}) => {
  await signIn("agent");
  await page.goto(list);
  await totalRecords(page);
  const calls = recordCalls(page);
  const sidebar = page.getByRole("navigation", { name: "Main" });
  const unpaid = sidebar.getByRole("link", { name: "Unpaid Policies" });
  await unpaid.hover();
  await expect(unpaid).toBeVisible();
  expect(calls).toEqual([]);
  const sent = page.waitForRequest(early);
  await page.mouse.down();
  await sent;
  await page.mouse.up();
  await expect(page).toHaveURL(/unpaid-policies$/);
  await totalRecords(page);
  await expect.poll(() => calls).toEqual(["/api/Session/read"]);
  // To what is still up to date.
  await sidebar.getByRole("link", { name: "Policies", exact: true }).first().click();
  await expect(page).toHaveURL(list);
  await totalRecords(page);
  expect(calls).toEqual(["/api/Session/read"]);
});

/** Those with widgets or a calendar that have calls of their own, and one that opens with filters that a call returns. */
const listsWithFurtherCalls = ["pto", "offline-applications", "payments", "tracking"];

test("every list of the sidebar needs at most one call when it is opened there", async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto(list);
  await totalRecords(page);
  const calls = recordCalls(page);
  const opened: [path: string, calls: readonly string[]][] = [];
  for (const { id, path, title } of outlines) {
    const link = page.locator(`nav a[href="/portal/${path}"]`).first();
    if (listsWithFurtherCalls.includes(id) || (await link.count()) === 0) continue;
    const before = calls.length;
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(
      page
        .getByRole("main")
        .getByText(/^(of \d|No )/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    opened.push([id, calls.slice(before)]);
  }
  expect(opened.length).toBeGreaterThan(15);
  expect(opened.filter(([, sent]) => sent.length > 1)).toEqual([]);
});

test("rows that fail with the document are reported, and loaded again", async ({ page, signIn }) => {
  await signIn("agent");
  await page.goto("about:blank");
  await page.route(
    early,
    async (route) => {
      const response = await route.fetch();
      const lines = (await response.text()).split("\n").map((line) => {
        if (!line.startsWith('{"path":"/api/Policies?columns')) return line;
        return JSON.stringify({ ...JSON.parse(line), status: 500, body: { message: "Broken." } });
      });
      await route.fulfill({ response, body: lines.join("\n") });
    },
    { times: 1 },
  );
  await page.goto(list);
  await expect(page.getByRole("alert")).toContainText("Broken.");
  await page.getByRole("button", { name: "Try again" }).click();
  await totalRecords(page);
});

test("a network that is cut while the document arrives costs no page", async ({ page, signIn }) => {
  await signIn("agent");
  await page.goto("about:blank");
  await page.route(early, (route) => route.abort("connectionreset"), { times: 1 });
  await page.goto(list);
  await totalRecords(page);
  // Cut in the middle of a line.
  for (const part of [0.02, 0.3, 0.9]) {
    await page.route(
      early,
      async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        await route.fulfill({ response, body: body.slice(0, Math.floor(body.length * part)) });
      },
      { times: 1 },
    );
    await page.goto(list);
    await totalRecords(page);
  }
});

test("a user's own columns and page size are requested once", async ({ page, accountLike }) => {
  const { email } = await accountLike("agent");
  await startSession(page, email, list);
  await totalRecords(page);
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await page.getByLabel(/per page/i).selectOption("20");
  await saved;
  await page.goto("/portal/policies/unpaid-policies");
  await totalRecords(page);
  const calls = recordCalls(page);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Policies", exact: true })
    .first()
    .click();
  await totalRecords(page);
  expect(calls).toEqual(["/api/Session/read"]);
  await page.reload();
  await totalRecords(page);
  expect(calls).toEqual(["/api/Session/read", "/api/Session/read"]);
});

test("an expired session leads to the sign-in page and back, with the rows of the new session", async ({
  page,
  accountLike,
}) => {
  const { email } = await accountLike("agent");
  await page.goto(`/login?returnTo=${list}`);
  await fillSignIn(page, email, password);
  const before = await totalRecords(page);
  const token = await page.evaluate(() => localStorage.getItem("portico.token"));
  await page.request.post("/identity/logout", { headers: { authorization: `Bearer ${token}` } });
  await page.goto(list);
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(list);
  expect(await totalRecords(page)).toBe(before);
});

test("two tabs of different users get the rows of their own session", async ({
  page,
  context,
  accountLike,
}) => {
  await page.goto(`/login?returnTo=${list}`);
  await fillSignIn(page, (await accountLike("admin")).email, password);
  const all = await totalRecords(page);
  const other = await context.newPage();
  await other.goto(list);
  // An agent would have fewer. Other journeys may have added some.
  expect(await totalRecords(other)).toBeGreaterThanOrEqual(all);
});
