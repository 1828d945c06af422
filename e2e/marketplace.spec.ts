import type { Page } from "@playwright/test";
import { expectNoProblemsInAll } from "./accessibility-checks.ts";
import { tabTo } from "./keyboard.ts";
import { row, shown } from "./lists.ts";
import { findEnrollable, newApplicationIds, pressKey, uploadApplications } from "./marketplace.ts";
import { expect, signInWith, test } from "./portal.ts";

const list = "/portal/mk/applications";
/** The application of the demo customer. */
const ownId = "4101223001";

/** The part of an enrollment group. */
function group(page: Page, number: number) {
  return page.getByRole("main").locator("section", {
    has: page.getByRole("heading", { name: `Group ${number}`, exact: true }),
  });
}

/** Chooses the first plan of the search for a group. */
async function choosePlan(page: Page, number: number) {
  await pressKey(page, "link", `Choose a plan for group ${number}`);
  await expect(page.getByRole("heading", { level: 1, name: `Plans for group ${number}` })).toBeVisible();
  const details = page.getByRole("link", { name: /^Details of / }).first();
  await tabTo(page, details);
  await page.keyboard.press("Enter");
  await pressKey(page, "button", "Select Plan");
  await expect(page.getByRole("heading", { level: 1, name: "Enrollment groups" })).toBeVisible();
}

test("IDs are uploaded, and an application is refetched, compared and enrolled in two groups by keyboard", async ({
  page,
}) => {
  const ids = newApplicationIds(16);
  await signInWith(page, { like: "admin" }, list);
  await shown(page);
  await uploadApplications(page, ids);
  const { id, raw, eligible } = await findEnrollable(page, ids);
  const { income, applicants } = raw.object.insuranceApplication;

  await page.goto(`${list}/${id}`);
  await expect(page.getByRole("table", { name: "Applicants" })).toContainText("Elegible");
  await page.request.post("/sandbox/marketplace/control", {
    form: { id, change: "income", income: income + 7 },
  });
  await pressKey(page, "button", "Refetch Application From Marketplace");
  await expect(page.getByText("Successfully updated application")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible();

  await pressKey(page, "link", "Compare plans");
  for (const index of [0, 1]) {
    const compare = page.getByRole("checkbox", { name: /^Compare / }).nth(index);
    await tabTo(page, compare);
    await page.keyboard.press("Space");
  }
  await pressKey(page, "button", "Compare plans");
  await expect(page.getByRole("table", { name: "Compare plans" }).getByRole("columnheader")).toHaveCount(3);
  await pressKey(page, "button", "Back to the results");
  await expect(page.getByRole("button", { name: "Compare plans" })).toBeFocused();
  const back = page.getByRole("link", { name: "Back to the application" });
  await tabTo(page, back, "Shift+Tab");
  await page.keyboard.press("Enter");

  await pressKey(page, "link", "Enroll");
  await pressKey(page, "button", "Add Group");
  const [, second = ""] = eligible;
  await pressKey(page, "checkbox", new RegExp(`^${second}`), group(page, 2));
  await expect(group(page, 1).getByRole("checkbox", { name: new RegExp(`^${second}`) })).not.toBeChecked();
  // Only those who can enroll are checked.
  await expect(group(page, 1).getByRole("checkbox", { checked: true })).toHaveCount(eligible.length - 1);
  await choosePlan(page, 1);
  await page.reload();
  await choosePlan(page, 2);
  expect(applicants.length).toBeGreaterThan(1);

  const submit = page.getByRole("button", { name: "Submit Enrollment" });
  await expect(page.getByText("To pay a month")).toHaveCount(3);
  const agreement = page.getByRole("group", { name: "Tax credit agreement" });
  if (await agreement.isVisible()) {
    for (const checkbox of await agreement.getByRole("checkbox").all()) {
      await tabTo(page, checkbox);
      await page.keyboard.press("Space");
    }
  }
  await tabTo(page, submit);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/portal/mk/return/submit?exchangeId=${id}`);
  await expect(page).toHaveURL(`${list}/${id}`);
  const policies = page.getByRole("table", { name: "Policies" });
  await expect(policies.getByText("Pending")).toHaveCount(2);
  const exchangeId = await policies.getByRole("row").nth(1).getByRole("cell").nth(2).textContent();
  await expect(
    page.getByText(`${eligible[0]} is already enrolled for`, { exact: false }).first(),
  ).toBeVisible();

  await page.goto(`/portal/policies/manage?policyNumber=${exchangeId}`);
  await shown(page);
  await expect(row(page, exchangeId ?? "")).toBeVisible();
});

test("an application is continued at the Marketplace and returned to, or canceled there", async ({
  page,
}) => {
  await signInWith(page, { like: "customer" }, "/portal/application");
  await expect(page).toHaveURL(`${list}/${ownId}`);
  await page.getByRole("link", { name: "Continue at the Marketplace" }).click();
  await expect(page.getByRole("heading", { name: "Taking you to the Marketplace" })).toBeVisible();
  await expect(page.getByRole("heading", { name: `Application ${ownId}` })).toBeVisible();
  await expect(page).toHaveURL("/sandbox/marketplace");
  await page.getByRole("link", { name: "Save and return" }).click();
  await expect(page).toHaveURL(`/portal/mk/return?exchangeId=${ownId}`);
  await expect(page).toHaveURL(`${list}/${ownId}`);

  await page.goto(`/portal/mk/redirect?appId=${ownId}`);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "The Marketplace reported a problem" })).toBeVisible();
  await expect(page.getByText("The application was not changed.")).toBeVisible();
  await page.getByRole("link", { name: "Go to Applications" }).click();
  await expect(page).toHaveURL(`${list}/${ownId}`);
});

test("a customer sees only their own application", async ({ page }) => {
  await signInWith(page, { like: "customer" }, `${list}/${ownId}`);
  await expect(page.getByRole("table", { name: "Applicants" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Get customer account" })).toBeHidden();
  for (const path of ["", "/plans", "/enrollment", "/enrollment/0/plans"]) {
    await page.goto(`${list}/4101223008${path}`);
    await expect(page.getByText(/There is no such application, or it isn't yours to see/)).toBeVisible();
  }
  await page.goto(list);
  await expect(page).toHaveURL("/portal/error?error=insufficient_permissions");
  await page.goto("/portal/application");
  await expect(page).toHaveURL(`${list}/${ownId}`);
});

test("a new application says that the consent is missing, and opens", async ({ page }) => {
  await signInWith(page, { like: "admin" }, list);
  await shown(page);
  await page.getByRole("main").getByRole("button", { name: "New", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "New application" });
  await dialog.getByLabel("First name").fill("Inés");
  await dialog.getByLabel("Last name").fill("Cruz");
  await dialog.getByLabel("Month").selectOption("May");
  await dialog.getByLabel("Day").selectOption("2");
  await dialog.getByLabel("Year").selectOption("1990");
  await dialog.getByLabel("State").selectOption("Florida");
  await expect(dialog.getByText(/The applicant's consent is missing/)).toBeVisible();
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inés Cruz" })).toBeVisible();
  await expect(page.getByText("No consent of the applicant is recorded")).toBeVisible();
});

test("the Marketplace's pages have no accessibility violations", async ({ page }) => {
  await signInWith(page, { like: "admin" }, list);
  await shown(page);
  await expectNoProblemsInAll(page, "applications");
  await page.goto(`${list}/${ownId}`);
  await expect(page.getByRole("table", { name: "Applicants" })).toBeVisible();
  await expectNoProblemsInAll(page, "an application");
  await page.goto(`${list}/${ownId}/plans`);
  const details = page.getByRole("link", { name: /^Details of / });
  await expect(details.first()).toBeVisible();
  await expectNoProblemsInAll(page, "plans");
  for (const index of [0, 1, 2])
    await page
      .getByRole("checkbox", { name: /^Compare / })
      .nth(index)
      .click();
  await page.getByRole("button", { name: "Compare plans" }).click();
  await expect(page.getByRole("table", { name: "Compare plans" })).toBeVisible();
  await expectNoProblemsInAll(page, "a comparison");
  await page.getByRole("button", { name: "Back to the results" }).click();
  await details.first().click();
  await expect(page.getByRole("heading", { name: "Free preventative care" })).toBeVisible();
  await expectNoProblemsInAll(page, "a plan");
  await page.goto(`${list}/${ownId}/enrollment`);
  await expect(page.getByRole("heading", { name: "Group 1" })).toBeVisible();
  await expectNoProblemsInAll(page, "enrollment groups");
  await page.goto("/portal/mk/return?error=The+application+was+withdrawn");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoProblemsInAll(page, "the return page");
});
