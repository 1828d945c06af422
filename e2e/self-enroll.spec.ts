import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { expectNoProblems, expectNoProblemsInAll } from "./accessibility-checks.ts";
import { press } from "./lists.ts";
import { expect, test } from "./portal.ts";

const start = "/self-enroll/";
const budget = 110_000;

/** Moves with Tab until the focus is on an element, as a keyboard user would. */
async function tabTo(
  page: Page,
  name: RegExp,
  role: "button" | "link" | "textbox" | "checkbox" | "combobox",
) {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The focus doesn't reach the ${role} ${name}.`);
}

async function pressOn(page: Page, name: RegExp, role: "button" | "link" | "checkbox" = "button") {
  await tabTo(page, name, role);
  await page.keyboard.press(role === "checkbox" ? "Space" : "Enter");
}

async function typeIn(page: Page, name: RegExp, text: string, role: "textbox" | "combobox" = "textbox") {
  const field = await tabTo(page, name, role);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

async function heading(page: Page, name: RegExp) {
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

const ageField = (page: Page) => page.getByLabel("Age", { exact: true });

/** Answers all questions for a couple at $48,000. */
async function quoteCouple(page: Page) {
  await page.goto(start);
  await page.getByLabel("ZIP code").fill("33134");
  await page.getByRole("button", { name: "See plans" }).click();
  await ageField(page).fill("40");
  await page.getByRole("button", { name: "Add spouse" }).click();
  await ageField(page).nth(1).fill("38");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Yearly income before taxes").fill("48000");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "See plans" }).click();
  await heading(page, /^\d+ plans in Miami-Dade County, FL$/);
}

const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test("a family finds the cheapest Silver plan with their doctor by keyboard, goes back and starts over", async ({
  page,
}) => {
  await page.goto(start);
  await typeIn(page, /^ZIP code$/, "33134");
  await page.keyboard.press("Enter");
  await heading(page, /^Who needs coverage/);
  await typeIn(page, /^Age$/, "17");
  await pressOn(page, /^Continue$/);
  await expect(page.getByText("Policy holder has to be 18")).toBeVisible();
  await expect(ageField(page)).toBeFocused();
  await typeIn(page, /^Age$/, "40");
  await pressOn(page, /^Add child$/);
  await expect(ageField(page).nth(1)).toBeFocused();
  await page.keyboard.type("8");
  await pressOn(page, /^Continue$/);
  await heading(page, /household's income/);
  await typeIn(page, /^Yearly income/, "1999");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Income too low")).toBeVisible();
  await typeIn(page, /^Yearly income/, "48000");
  await page.keyboard.press("Enter");
  await heading(page, /^What care/);
  await typeIn(page, /^Your doctors/, "mar", "combobox");
  await expect(page.getByRole("option").first()).toBeVisible();
  const doctor = (await page.getByRole("option").first().textContent()) ?? "";
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Remove / })).toBeVisible();
  await pressOn(page, /^See plans$/);
  await heading(page, /^\d+ plans in Miami-Dade/);
  await expect(page.getByText(/You may get \$[\d,.]+ a month off/)).toBeVisible();
  await pressOn(page, /^Silver/, "checkbox");
  await pressOn(page, /^Covers all my doctors$/, "checkbox");
  await expect(page.getByRole("article").first()).toContainText("1 of 1 doctors in network");
  await expect(page.getByRole("article").first()).toContainText("Silver");
  const cheapest = await page.getByRole("article").first().getByRole("heading").textContent();
  await pressOn(page, /^Compare /, "checkbox");
  await page
    .getByRole("checkbox", { name: /^Compare / })
    .nth(1)
    .focus();
  await page.keyboard.press("Space");
  await pressOn(page, /^Compare$/, "link");
  await heading(page, /^Compare plans$/);
  await expect(page.getByRole("columnheader", { name: new RegExp(cheapest ?? "-") }).first()).toBeVisible();
  await expect(page.getByRole("row", { name: /^Primary care visit/ })).toBeVisible();
  await pressOn(page, new RegExp(`^${cheapest}$`), "link");
  await heading(page, new RegExp(`^${cheapest}$`));
  await expect(page.getByRole("heading", { name: "Prescription drugs" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");

  // Browser history and the steps keep everything.
  for (let back = 0; back < 5; back++) await page.goBack();
  await heading(page, /^Who needs coverage/);
  await expect(ageField(page).nth(1)).toHaveValue("8");
  await page.reload();
  await expect(ageField(page).first()).toHaveValue("40");
  await page.getByRole("navigation").getByRole("link", { name: "Care" }).click();
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveAccessibleName(
    new RegExp(doctor.slice(0, 5)),
  );

  expect(await storedKeys(page)).toContain("portico.quote");
  await pressOn(page, /^Start over$/);
  await pressOn(page, /^Remove and start over$/);
  await heading(page, /^See plans and prices/);
  await expect(page.getByLabel("ZIP code")).toHaveValue("33134");
  expect(await storedKeys(page)).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

test("each page is accessible, in the dark theme and on a narrow phone, too", async ({ page }) => {
  const check = (what: string) => expectNoProblemsInAll(page, what);
  await page.goto(start);
  await check("ZIP code");
  await quoteCouple(page);
  await page.getByText("How we estimated this").click();
  await expect(page.getByRole("figure")).toBeVisible();
  await check("plans");
  for (const [step, name] of [
    ["Who", /^Who/],
    ["Income", /income/],
    ["Care", /^What care/],
  ] as const) {
    await page.getByRole("navigation").getByRole("link", { name: step }).click();
    await heading(page, name);
    await check(step);
  }
  await page.getByRole("navigation").getByRole("link", { name: "Plans" }).click();
  await page
    .getByRole("checkbox", { name: /^Compare/ })
    .first()
    .check();
  await page
    .getByRole("checkbox", { name: /^Compare/ })
    .nth(1)
    .check();
  await page.getByRole("complementary").getByRole("link", { name: "Compare" }).click();
  await expect(page.getByRole("row", { name: /^Primary care visit/ })).toBeVisible();
  await check("comparison");
  await page.getByRole("columnheader").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Prescription drugs" })).toBeVisible();
  await check("plan");
  await page.getByRole("button", { name: "Talk to an agent" }).click();
  await page.getByRole("button", { name: "Call me" }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await check("talk to an agent");
});

test("the site speaks Spanish, by the browser's language or by choice", async ({ browser }) => {
  const context = await browser.newContext({ locale: "es-US", viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(start);
  await heading(page, /^Vea planes y precios/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.getByRole("button", { name: "Ver planes" }).click();
  await heading(page, /^¿Quién necesita cobertura/);
  await page.getByLabel("Edad", { exact: true }).fill("101");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("¿Más de 100 años?")).toBeVisible();
  await page.getByLabel("Edad", { exact: true }).fill("30");
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByLabel("Ingreso anual antes de impuestos").fill("30000");
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByRole("button", { name: "Ver planes" }).click();
  await heading(page, /^\d+ planes en Miami-Dade/);
  await page.getByText("Cómo lo calculamos").click();
  await page.locator("details[open] > div").scrollIntoViewIfNeeded();
  await expect(page.getByRole("figure")).toBeVisible();
  await expectNoProblems(page, "plans in Spanish");
  await page.getByRole("link", { name: "English" }).click();
  await heading(page, /^\d+ plans in Miami-Dade/);
  expect(new URL(page.url()).search).toBe("?lang=en");
  await context.close();
});

async function withoutScripts(browser: Browser, address: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test("the first question and plan pages can be read without JavaScript", async ({
  browser,
  page,
  baseURL,
}) => {
  const reader = await withoutScripts(browser, `${baseURL}${start}`);
  await heading(reader, /^See plans and prices/);
  await expect(reader.getByLabel("ZIP code")).toHaveValue("33134");
  const html = await (await page.request.get(start)).text();
  expect(/<noscript>.*<\/noscript>/s.exec(html)?.[0]).toContain("turn on JavaScript");
  await quoteCouple(page);
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Hospital" })).toBeVisible();
  await reader.goto(page.url());
  await expect(reader.getByRole("heading", { name: "Hospital" })).toBeVisible();
  await expect(reader.getByText("Enter your ZIP code to see your price")).toBeVisible();
  await reader.context().close();
});

test("a shared plan link shows every benefit to a visitor without a quote, and nothing about the sender", async ({
  browser,
  page,
}) => {
  await quoteCouple(page);
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Hospital" })).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  const errors: string[] = [];
  visitor.on("pageerror", (error) => errors.push(error.message));
  await visitor.goto(page.url());
  await expect(visitor.getByText("Prices depend on where you live")).toBeVisible();
  await expect(visitor.getByText("a month", { exact: true })).toBeHidden();
  await visitor.getByRole("link", { name: "Enter your ZIP code to see your price" }).click();
  await heading(visitor, /^See plans and prices/);
  expect(errors).toEqual([]);
  expect(await storedKeys(visitor)).toEqual([]);
  const missing = await visitor.goto("/self-enroll/plans_get/12345FL0010001");
  expect(missing?.status()).toBe(404);
  await heading(visitor, /^We couldn't find this plan/);
  await visitor.context().close();
});

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

test("a visitor asks to be called, and the agent opens, changes and sends the quote from the portal", async ({
  browser,
  page,
  signIn,
}) => {
  const phone = `786${String(2_000_000 + Math.floor(Math.random() * 7_999_999))}`;
  const visitor = await (await browser.newContext()).newPage();
  await quoteCouple(visitor);
  await visitor
    .getByRole("checkbox", { name: /^Compare/ })
    .first()
    .check();
  await visitor.getByRole("button", { name: "Talk to an agent" }).click();
  const form = visitor.getByRole("dialog", { name: "Talk to an agent" });
  await form.getByLabel("Your name").fill("Ana Quoted");
  await form.getByLabel("Phone number").fill(phone);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Call me" }).click();
  await expect(form.getByText("Thank you. We will call you soon.")).toBeVisible();
  await visitor.context().close();

  await signIn("admin", "/portal/leads");
  await page.getByRole("searchbox").fill(phone);
  await expect(page.getByText("1–1 of 1")).toBeVisible();
  await page.getByRole("row", { name: /Ana Quoted/ }).click();
  await press(page, "Quote");
  const dialog = page.getByRole("dialog", { name: "Quote" });
  await expect(dialog).toContainText("From Ana Quoted");
  await expect(dialog).toContainText("$ 48,000.00");
  await expect(dialog).toContainText("age 38, spouse");
  await expect(dialog).toContainText("Agreed to be called");
  await expect(dialog).toContainText(/Plans to compare.+ · .+ a month/);
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "Open Quote" }).click();
  const tool = await opened;
  await heading(tool, /^\d+ plans in /);
  expect(tool.url()).not.toContain("#");
  await tool.getByRole("navigation").getByRole("link", { name: "Income" }).click();
  await tool.getByLabel("Yearly income before taxes").fill("52000");
  await tool.getByRole("button", { name: "Save to the portal" }).click();
  await expect(tool.getByText("Saved to the portal.")).toBeVisible();
  // The client's data stays in the agent's tab.
  expect(await tool.evaluate(() => localStorage.getItem("portico.quote"))).toBeNull();
  await tool.close();
  await page.getByRole("button", { name: "Close" }).first().click();
  await press(page, "Quote");
  await expect(dialog).toContainText("$ 52,000.00");
  await dialog.getByRole("button", { name: "Send Quote" }).click();
  await page
    .getByRole("dialog", { name: "Send Quote" })
    .getByRole("button", { name: "Send", exact: true })
    .click();
  await expect(
    page.getByText(`Quote sent to (786) ${phone.slice(3, 6)}-${phone.slice(6)}.`).first(),
  ).toBeVisible();
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
