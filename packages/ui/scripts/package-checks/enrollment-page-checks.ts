import { deepEqual, equal, ok } from "node:assert/strict";
import type { BrowserChecks, Page } from "../../../../scripts/consumers/browser-checks.ts";

const field = (page: Page, name: string) => page.locator(`[data-form-field="${name}"]`);
const submit = (page: Page) => page.getByRole("button", { name: "Submit application" });

/** Keys for each field in the order of the page. Text is typed; names of keys are in braces. */
const entries: readonly (readonly [name: string, ...keys: string[]])[] = [
  ["firstName", "Maria"],
  ["lastName", "Alvarez"],
  ["dateOfBirth", "March", "{Tab}", "9", "{Tab}", "1975"],
  ["sex", "{Space}"],
  ["ssn", "123456789"],
  ["isCitizen", "{Space}"],
  ["email", "taken@example.com"],
  ["phone", "3055550142"],
  ["contactBy", "{Space}"],
  ["callAt", "2:30p"],
  ["callUntil", "5"],
  ["address", "1 Main St", "{Tab}", "{Tab}", "33134"],
  ["members", "2"],
  ["taxYear", "2025"],
  ["incomeSource", "Job"],
  ["income", "52000.5"],
  ["credit", "{ArrowRight}", "{ArrowRight}"],
  ["dependents", "{Enter}"],
  ["dependents.0.name", "Noah"],
  ["dependents.0.dateOfBirth", "May", "{Tab}", "2", "{Tab}", "2015"],
  ["dependents.0.relationship", "Child"],
  ["state", "Florida"],
  ["county", "Broward"],
  ["agentId", "rafael", "{option}", "{Enter}"],
  ["planIds", "gold", "{option}", "{Enter}"],
  ["start", "2026/12/01"],
  ["lastCoverage", "2026/01/01", "{Tab}", "2026/06/30"],
  ["paidThrough", "June"],
  ["commission", "12.5"],
  ["card", "4111111111111111"],
  ["expiry", "0430"],
  ["password", "correct horse"],
  ["note", "Called twice."],
  ["agrees", "{Space}"],
];

async function press(page: Page, key: string) {
  if (key === "{option}") await page.locator("[aria-activedescendant]:focus").waitFor();
  else if (key.startsWith("{")) await page.keyboard.press(key.slice(1, -1));
  else await page.keyboard.type(key);
}

/** Moves to the field with Tab, and fails if it is not reached. */
async function tabTo(page: Page, name: string) {
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press("Tab");
    if ((await field(page, name).locator(":focus").count()) > 0) return;
  }
  throw new Error(`Tab doesn't lead to ${name}.`);
}

async function fill(page: Page, [name, ...keys]: readonly string[]) {
  if (name === undefined) return;
  // A new entry takes the focus.
  if (name === "dependents.0.name") await field(page, name).locator(":focus").waitFor();
  else await tabTo(page, name);
  for (const key of keys) await press(page, key);
}

const stored = {
  firstName: "Maria",
  middleName: "",
  lastName: "Alvarez",
  dateOfBirth: "1975-03-09",
  sex: "Female",
  ssn: "123456789",
  isCitizen: true,
  photo: null,
  email: "maria@example.com",
  phone: "3055550142",
  contactBy: ["Email"],
  callAt: "14:30",
  callUntil: "5",
  address: { street: "1 Main St", unit: "", city: "Miami", county: "Miami-Dade", state: "FL", zip: "33134" },
  members: 2,
  taxYear: "2025",
  incomeSource: "Job",
  income: "52000.50",
  credit: 0.02,
  proof: [],
  dependents: [{ name: "Noah", dateOfBirth: "2015-05-02", relationship: "Child" }],
  state: "FL",
  county: "Broward",
  agentId: "agent-2",
  planIds: ["gold"],
  start: "2026-12-01",
  lastCoverage: { start: "2026-01-01", end: "2026-06-30" },
  paidThrough: "6",
  commission: "12.50",
  card: "4111111111111111",
  expiry: "04/30",
  password: "correct horse",
  note: "Called twice.",
  agrees: true,
};

/** A form with more than thirty fields, built with the form kit, filled by keyboard. */
export const enrollmentPage: BrowserChecks = {
  "shows more than thirty fields in sections": async (page) => {
    await page.goto(`${new URL(page.url()).origin}/?page=enrollment`);
    await page.getByRole("heading", { name: "Enrollment application" }).waitFor();
    const count = await page.locator("[data-form-field]").count();
    ok(count > 30, `has ${count} fields`);
    equal(await page.getByRole("navigation", { name: "Sections" }).getByRole("button").count(), 5);
    equal(await submit(page).getAttribute("aria-disabled"), "true");
  },
  "is filled by keyboard": async (page) => {
    await page.getByRole("navigation", { name: "Sections" }).getByRole("button").last().focus();
    for (const entry of entries) await fill(page, entry);
    equal(await field(page, "address").getByRole("combobox").inputValue(), "FL");
  },
  "restores a draft, without secrets": async (page) => {
    await page.waitForFunction(() => localStorage.getItem("enrollment")?.includes("Called twice."));
    ok(!(await page.evaluate(() => localStorage.getItem("enrollment")))?.includes("123456789"));
    await page.reload();
    await page.getByText("Your draft was restored.").waitFor();
    equal(await page.getByLabel("First name").inputValue(), "Maria");
    equal(await page.getByLabel("SSN").inputValue(), "");
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>("[data-form-field=agentId] input")?.value === "Rafael Ortiz",
    );
    await page.getByLabel("SSN").fill("123456789");
    await page.getByLabel("Card number").fill("4111111111111111");
    await page.getByLabel("Marketplace password").fill("correct horse");
  },
  "shows the server's errors at their fields": async (page) => {
    await submit(page).click();
    await page.locator("input[type=email]:focus").waitFor();
    await field(page, "email").getByText("This email already has an application.").waitFor();
    await page.getByRole("button", { name: "Show Errors" }).click();
    await page.getByRole("button", { name: "Home address: This ZIP code isn't served." }).click();
    await field(page, "address").locator(":focus").waitFor();
    equal(await submit(page).getAttribute("aria-disabled"), "true");
  },
  "sends what was entered": async (page) => {
    await page.locator("input[type=email]").fill("maria@example.com");
    await page.getByLabel("ZIP code").fill("33134");
    await page.getByLabel("Street address").fill("1 Main Street");
    await page.getByLabel("Street address").fill("1 Main St");
    await submit(page).click();
    await page.locator("output", { hasText: "Maria" }).waitFor();
    deepEqual(JSON.parse((await page.locator("output").textContent()) ?? ""), stored);
    equal(await submit(page).getAttribute("aria-disabled"), "true");
  },
  "fits on a phone": async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    ok(overflow <= 0, `is ${overflow} px too wide`);
  },
  "shows the borders of fields in forced colors": async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    const boxes = page.locator(
      "[data-form-field] :is(input:not([type=hidden],[type=file],[type=range],[type=radio],[aria-hidden]), select, textarea)",
    );
    // A field with tags has its border around tags and input.
    const withoutBorder = await boxes.evaluateAll((all) =>
      all
        .filter((box) =>
          [box, box.parentElement, box.parentElement?.parentElement].every(
            (element) => !element || Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1,
          ),
        )
        .map((box) => box.closest<HTMLElement>("[data-form-field]")?.dataset.formField),
    );
    deepEqual(withoutBorder, []);
    await page.emulateMedia({ forcedColors: "none" });
  },
};
