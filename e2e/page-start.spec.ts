import type { Page } from "@playwright/test";
import { expect, fillSignIn, password, test, totalRecords } from "./portal.ts";

const list = "/portal/policies/manage";
const rows = "**/api/Policies?*";

/** Counts the calls of a page's rows from now on. */
function countRows(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/Policies") count += 1;
  });
  return () => count;
}

test("the first rows are requested with the document, and once", async ({ page, signIn }) => {
  await signIn("agent");
  const count = countRows(page);
  await page.goto(list);
  await totalRecords(page);
  expect(count()).toBe(1);
});

test("rows that fail with the document are reported, and loaded again", async ({ page, signIn }) => {
  await signIn("agent");
  await page.route(rows, (route) => route.fulfill({ status: 500, json: { message: "Broken." } }), {
    times: 1,
  });
  await page.goto(list);
  await expect(page.getByRole("alert")).toContainText("Broken.");
  await page.getByRole("button", { name: "Try again" }).click();
  await totalRecords(page);
});

test("a network that is cut while the document arrives costs no page", async ({ page, signIn }) => {
  await signIn("agent");
  for (const part of [rows, "**/api/Session/start*", "**/api/Policies/summaries"]) {
    await page.route(part, (route) => route.abort("connectionreset"), { times: 1 });
    await page.goto(list);
    await totalRecords(page);
    await page.unrouteAll();
  }
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
  expect(await totalRecords(other)).toBe(all);
});
