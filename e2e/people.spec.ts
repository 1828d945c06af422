import { applicationForm } from "../apps/server/test/offline-application.ts";
import { expectNoProblems, narrow, show, wide } from "./accessibility-checks.ts";
import { makeAccount } from "./accounts.ts";
import { apiOf } from "./api.ts";
import { countClicks } from "./count-clicks.ts";
import { expect, signInWith, startSession, test } from "./portal.ts";

/** An account with a customer and an offline application of one person, and the person's phone. */
async function accountWithPerson() {
  const { email } = await makeAccount({ like: "agent" });
  const send = await apiOf(email);
  const phone = `907556${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`;
  const person = {
    firstName: "Inés",
    lastName: "Quezada",
    dob: "1971-03-05",
    phone,
    email: `${phone}@example.com`,
  };
  const customer = await send<{ id: string }>("POST", "/api/Customer", {
    json: { ...person, sex: "F", comment: "Referred by her sister" },
  });
  const application = await send<{ id: string }>("POST", "/api/OfflineApp", {
    json: {
      ...applicationForm,
      ...person,
      ssn: undefined,
      married: false,
      offlineAppMembers: [],
      totalMembers: 1,
      applyingForCoverage: 1,
    },
  });
  return { email, send, phone, customer: customer.id, application: application.id };
}

test("a caller is found by phone, with all records, and gets a note in 4 clicks and the digits", async ({
  page,
}) => {
  const own = await accountWithPerson();
  await startSession(page, own.email, "/portal/dashboard");
  const clicks = await countClicks(page);
  await page.getByRole("button", { name: "Search", exact: false }).first().click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type(own.phone);
  const people = dialog.getByRole("group", { name: "People" });
  await people.getByRole("option", { name: /Inés Quezada/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inés Quezada" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Customer/ }).first()).toBeVisible();
  await expect(main.getByRole("link", { name: /^Offline application/ }).first()).toBeVisible();
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByLabel("New note")).toBeFocused();
  await page.keyboard.type("Asked about dental.");
  await page.getByRole("button", { name: "Make Note" }).click();
  await expect(page.getByRole("list", { name: "Notes" })).toContainText("Asked about dental.");
  expect(await clicks()).toBeLessThanOrEqual(4);
  // It is in the timeline, and on each record.
  await expect(main.getByText("Asked about dental.")).toHaveCount(2);
  await page.goto(`/portal/customerManage/${own.customer}`);
  await expect(page.getByRole("list", { name: "Notes" })).toContainText("Asked about dental.");
  await page.getByRole("link", { name: "Person", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inés Quezada" })).toBeVisible();
});

test("records are told apart, and the decision is undone", async ({ page }) => {
  const own = await accountWithPerson();
  await startSession(page, own.email, `/portal/people/${own.customer}`);
  const main = page.getByRole("main");
  const application = main.getByRole("link", { name: /^Offline application/ });
  await expect(application.first()).toBeVisible();
  await page.getByRole("button", { name: "Separate records" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: /^Offline application/ }).click();
  await dialog.getByRole("button", { name: "Separate 1 record" }).click();
  await expect(page.getByText("Records separated")).toBeVisible();
  await expect(application).toHaveCount(0);
  await main.getByRole("button", { name: "Undo" }).click();
  await expect(application.first()).toBeVisible();
});

test("the page of a person is accessible, and fits phones and paper", async ({ page }) => {
  const own = await accountWithPerson();
  for (const appearance of [wide, narrow]) {
    await show(page, appearance);
    await startSession(page, own.email, `/portal/people/${own.customer}`);
    await expect(page.getByRole("heading", { level: 1, name: "Inés Quezada" })).toBeVisible();
    await expectNoProblems(page, "a person");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      appearance.width,
    );
  }
});

test("whoever sees no record of a person learns nothing", async ({ page }) => {
  const own = await accountWithPerson();
  await signInWith(page, { like: "agent", hasOwnContact: true }, `/portal/people/${own.customer}`);
  await expect(page.getByText("you can't see the record")).toBeVisible();
});
