import type { Locator, Page, Route } from "@playwright/test";
import { expectNoProblemsInAll } from "./accessibility-checks.ts";
import { makeAccount } from "./accounts.ts";
import { press, row, showAllColumns, shown } from "./lists.ts";
import { expect, openProfileMenu, signInWith, startSession, test } from "./portal.ts";

const formAddress = "/portal/form/new";
const managerAddress = "/portal/form/manage";
const submitButton = (page: Page) => page.getByRole("button", { name: "Submit New" });

/** A last name that no other test has. */
function uniqueName(): string {
  const letters = crypto.randomUUID().replaceAll(/[^a-f]/g, "");
  return `Test${letters}`;
}

async function openForm(page: Page, like: "agent" | "admin" | "manager" = "agent"): Promise<void> {
  await signInWith(page, { like }, formAddress);
  await expect(submitButton(page)).toBeVisible();
}

/** The fields of a section by the section's heading. */
function section(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

/** Whether an element or one around it hides a part of its content. */
function isCutOff(element: Element): boolean {
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    if (getComputedStyle(each).overflowY !== "visible" && each.scrollHeight > each.clientHeight) return true;
    if (getComputedStyle(each).position === "fixed") return true;
  }
  return false;
}

/** Fills in what is required. */
async function fillRequired(page: Page, lastName: string): Promise<void> {
  await section(page, "Source").getByLabel("Source").last().selectOption("Phone");
  const primary = section(page, "Primary");
  await primary.getByLabel("First name").fill("Ana");
  await primary.getByLabel("Last name").fill(lastName);
  await primary.getByLabel("Month").selectOption("February");
  await primary.getByLabel("Day").selectOption("28");
  await primary.getByLabel("Year").selectOption("1990");
  await primary.getByLabel("Sex").selectOption("Female");
  await primary.getByLabel("Migratory status").selectOption("US citizen");
  await primary.getByLabel("Cell phone").fill("3055550142");
  await primary.getByLabel("Email").fill("ana@example.com");
  await primary.getByLabel("ZIP code").fill("33134");
  await expect(primary.getByLabel("City")).toHaveValue("Miami");
  await primary.getByLabel("Address").fill("120 Coral Way");
  await section(page, "Income").getByLabel("Annual household income").fill("30000");
  const plan = section(page, "Plan");
  await plan.getByLabel("Plan selected").fill("Silver 94");
  await plan.getByLabel("Monthly payment").fill("12.50");
}

/** Opens the manager with the applications of a person. */
async function manage(page: Page, lastName: string): Promise<Locator> {
  await page.goto(managerAddress);
  await shown(page);
  await page.getByRole("searchbox").fill(lastName);
  await expect(page.getByText("1–1 of 1")).toBeVisible();
  await showAllColumns(page);
  return row(page, lastName);
}

test("a family of four takes at most 250 keys, from the sidebar to Submitted", async ({ page }) => {
  const { keyboard } = page;
  const lastName = uniqueName().slice(0, 9);
  await signInWith(page, { like: "agent" }, managerAddress);
  await shown(page);
  await page.getByRole("link", { name: "New Form" }).focus();
  const began = Date.now();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await keyboard.press(key);
  };
  /** Types into the focused field, which is checked first, and moves on. */
  const type = async (label: string | RegExp, text: string) => {
    await expect(page.locator(":focus")).toHaveAccessibleName(label);
    await keyboard.type(text);
    keys += text.length;
    await press("Tab");
  };
  const skip = async (...labels: readonly (string | RegExp)[]) => {
    for (const label of labels) await type(label, "");
  };
  await press("Enter");
  const source = section(page, "Source").getByLabel("Source").last();
  await expect(source).toBeFocused();
  const household = page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("button", { name: "Household" });
  await expect(household).not.toHaveAttribute("data-complete");
  // A key selects among the options that are loaded.
  await expect(source.getByRole("option")).toHaveCount(7);
  await type(/^Source/, "P");
  await skip("No");
  await type(/^First name/, "Ana");
  await skip("Middle name");
  await type(/^Last name/, lastName);
  await type(/^Month/, "F");
  await type(/^Day/, "28");
  await type(/^Year/, "1990");
  await type(/^Sex/, "F");
  await type("SSN", "123456789");
  await type(/^Migratory status/, "U");
  await skip("Residence card number");
  await type(/^Cell phone/, "3055550142");
  await type(/^Email/, "ana@example.com");
  await skip("Language");
  await type("ZIP code", "33134");
  await type(/^Address/, "120 Coral Way");
  await expect(page.getByLabel("City")).toHaveValue("Miami");
  await skip(/^City/, "County", /^State/, "Accounting service requested");
  await skip("Type of income", "Annual income", "Employer", "Employer's phone");
  await type(/^Annual household income/, "80000");
  await skip(/^Family size/, "People applying for coverage");
  await type("Married", " ");
  const size = section(page, "Household").getByLabel("Family size");
  /** Adds a member with the last name of the primary person. */
  const add = async (relation: string, person: { name: string; born: readonly string[]; ssn: string }) => {
    await expect(page.locator(":focus")).toHaveAccessibleName("Add member");
    await press("Enter");
    await type(/^Relation/, relation);
    await skip("Applies for coverage");
    await type(/^First name/, person.name);
    await skip("Middle name");
    await expect(page.locator(":focus")).toHaveValue(lastName);
    await skip(/^Last name/);
    for (const [index, label] of [/^Month/, /^Day/, /^Year/].entries())
      await type(label, person.born[index] ?? "");
    await type("Sex", "M");
    await type("SSN", person.ssn);
    await type("Migratory status", "U");
    if (relation === "S") {
      await type(/^Type of income/, "E");
      await type("Annual income", "45000");
      await type(/^Employer/, "Publix");
      await skip("Employer's phone");
    }
    await skip(/^Remove Member/);
  };
  await add("S", { name: "Luis", born: ["Ap", "7", "1988"], ssn: "501124321" });
  await expect(household).toHaveAttribute("data-complete");
  await add("C", { name: "Leo", born: ["O", "3", "2015"], ssn: "501124322" });
  await add("C", { name: "Gil", born: ["O", "9", "2018"], ssn: "501124323" });
  await expect(size).toHaveValue("4");
  await skip("Add member", "Carrier");
  await type(/^Plan selected/, "Silver 94");
  await type(/^Monthly payment/, "12.50");
  // Ctrl+Enter could submit it here: what follows is not on paper.
  const paper = keys + 1;
  expect(paper, "keys").toBeLessThanOrEqual(250);
  await type("Card number", "4111111111111111");
  await type("Expiration", "1240");
  await type("CVV", "123");
  await keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("heading", { name: "Application Successfully Submitted" })).toBeFocused();
  const seconds = (Date.now() - began) / 1000;
  test.info().annotations.push({ type: "keyboard", description: `${paper} keys, ${seconds.toFixed(1)} s` });
  await expect(page.getByText("Submission Success!")).toBeVisible();
  await page.getByRole("button", { name: "Submit Another" }).click();
  await expect(section(page, "Primary").getByLabel("First name")).toHaveValue("");
  await expect(await manage(page, lastName)).toContainText("New");
});

test("errors are listed as links to their fields, and submitting waits until they are fixed", async ({
  page,
}) => {
  await openForm(page);
  await expect(submitButton(page)).toHaveAttribute("aria-disabled", "true");
  await section(page, "Primary").getByLabel("First name").fill("Ana");
  await submitButton(page).click();
  await expect(page.getByText("Validation form errors!")).toBeVisible();
  await page.getByRole("button", { name: "Show Errors" }).click();
  await page
    .getByRole("link", { name: /Email is required/ })
    .or(page.getByRole("button", { name: /Email is required/ }))
    .click();
  await expect(section(page, "Primary").getByLabel("Email")).toBeFocused();
  await fillRequired(page, uniqueName());
  const household = section(page, "Household");
  await household.getByLabel("Married").check();
  await submitButton(page).click();
  await expect(page.getByText("One of the members has to be your spouse").first()).toBeVisible();
  await household.getByRole("button", { name: "Add member" }).click();
  await household.getByLabel("Relation").selectOption("Spouse");
  await household.getByLabel("First name").fill("Luis");
  await household.getByLabel("Last name").fill("Diaz");
  await household.getByLabel("Month").selectOption("July");
  await household.getByLabel("Day").selectOption("14");
  await household.getByLabel("Year").selectOption("1985");
  await household.getByLabel("Type of income").selectOption("Unemployed");
  await household.getByLabel("Family size").fill("2");
  await submitButton(page).click();
  await expect(page.getByText("Application Successfully Submitted")).toBeVisible();
});

test("what was typed survives a reload and is offered again, without card and Social Security numbers", async ({
  page,
}) => {
  await openForm(page);
  const lastName = uniqueName();
  const primary = section(page, "Primary");
  await primary.getByLabel("First name").fill("Ana");
  await primary.getByLabel("Last name").fill(lastName);
  await primary.getByLabel("SSN").fill("123456789");
  await section(page, "Payment Card").getByLabel("Card number").fill("4111111111111111");
  await expect(page).toHaveURL(/draft=/);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/123456789|4111111111111111/);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText("Your draft was restored.")).toBeVisible();
  await expect(primary.getByLabel("Last name")).toHaveValue(lastName);
  await expect(primary.getByLabel("SSN")).toHaveValue("");
  await expect(section(page, "Payment Card").getByLabel("Card number")).toHaveValue("");

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText("This draft is open in another tab.")).toBeVisible();
  await other.getByRole("button", { name: "Open here too" }).click();
  await expect(other.getByText("Your draft was restored.")).toBeVisible();
  await section(other, "Primary").getByLabel("Middle name").fill("Inés");
  await other.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  await primary.getByLabel("Middle name").fill("Lucía");
  await expect(page.getByText("This draft was changed in another tab or on another device.")).toBeVisible();
  await expect(primary.getByLabel("Middle name")).toHaveValue("Lucía");
  await page.getByRole("button", { name: "Save as a new draft" }).click();
  await primary.getByLabel("Email").fill("ana@example.com");
  await page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  await other.close();

  await page.goto(managerAddress);
  await shown(page);
  await page.goto(formAddress);
  const drafts = page.getByRole("region", { name: "Unfinished applications" });
  await expect(drafts.getByRole("listitem")).toHaveCount(2);
  await drafts.getByRole("button", { name: "Discard" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(drafts.getByRole("listitem")).toHaveCount(1);
  await drafts.getByRole("button", { name: "Continue" }).click();
  await expect(primary.getByLabel("Last name")).toHaveValue(lastName);
});

test("what was typed is offered again after logging out and after the network was lost", async ({ page }) => {
  const { email } = await makeAccount({ like: "agent" });
  await startSession(page, email, formAddress);
  const primary = section(page, "Primary");
  const lastName = uniqueName();
  await page.context().setOffline(true);
  await primary.getByLabel("Last name").fill(lastName);
  await primary.getByLabel("ZIP code").fill("33134");
  await expect(primary.getByText("This ZIP code couldn't be looked up.")).toBeVisible();
  await expect(page.getByText(/Couldn't save your draft/)).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  await page.context().setOffline(false);
  await saved;
  await primary.getByLabel("Middle name").fill("Inés");
  await openProfileMenu(page);
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await startSession(page, email, formAddress);
  const drafts = page.getByRole("region", { name: "Unfinished applications" });
  await expect(drafts).toContainText(lastName);
  await drafts.getByRole("button", { name: "Continue" }).click();
  await expect(primary.getByLabel("Last name")).toHaveValue(lastName);
  await expect(primary.getByLabel("Middle name")).toHaveValue("Inés");
  // It is not filled in later, when the user may have entered something else.
  await expect(primary.getByLabel("City")).toHaveValue("");
});

test("the question before leaving stays open while the first change is saved, and leads away", async ({
  page,
}) => {
  await openForm(page);
  const saving = Promise.withResolvers<void>();
  await page.route("**/api/OfflineApp/drafts/*", async (route) => {
    await saving.promise;
    await route.continue();
  });
  await section(page, "Primary").getByLabel("First name").fill("Ana");
  const saved = page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  await page.getByRole("navigation").first().getByRole("link", { name: "Manage", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Really close?" });
  await expect(question).toBeVisible();
  saving.resolve();
  await saved;
  await expect(page).toHaveURL(/draft=/);
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(page).toHaveURL(/\/form\/manage$/);
});

test("an application is created once if its response is lost and the form is edited and submitted again", async ({
  page,
}) => {
  await openForm(page);
  const lastName = uniqueName();
  await fillRequired(page, lastName);
  await expect(page).toHaveURL(/draft=/);
  const firstDraft = page.url();
  const loseResponse = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/api/OfflineApp", loseResponse, { times: 1 });
  await submitButton(page).click();
  await expect(page.getByText(/Submission error/)).toBeVisible();
  const plan = section(page, "Plan").getByLabel("Plan selected");
  await plan.fill("Gold 80");
  // The application took the draft, so the changes are in a new one.
  await expect(page).not.toHaveURL(firstDraft);
  await submitButton(page).click();
  const note = page.getByRole("alert").filter({ hasText: "This application was already submitted" });
  await expect(note).toBeVisible();
  await expect(plan).toHaveValue("Gold 80");
  const opened = page.waitForEvent("popup");
  await note.getByRole("link", { name: "Open it to make changes" }).click();
  const other = await opened;
  await expect(other.getByRole("heading", { name: `Ana ${lastName} · New` })).toBeVisible();
  await expect(other.getByText("Silver 94")).toBeVisible();
  await manage(other, lastName);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(firstDraft);
  await expect(page.getByText("This draft no longer exists. It was submitted or discarded.")).toBeVisible();
});

test("an application is edited, assigned, submitted and voided", async ({ page }) => {
  await openForm(page, "admin");
  const lastName = uniqueName();
  await fillRequired(page, lastName);
  await section(page, "Primary").getByLabel("SSN").fill("123456789");
  await section(page, "Payment Card").getByLabel("Card number").fill("4111111111111111");
  await section(page, "Payment Card").getByLabel("Expiration").fill("1240");
  await section(page, "Note").getByLabel("Note").fill("Call after six.");
  await submitButton(page).click();
  await expect(page.getByText("Application Successfully Submitted")).toBeVisible();

  const found = await manage(page, lastName);
  await found.click();
  await press(page, "View/Edit");
  const dialog = page.getByRole("dialog", { name: "Edit application" });
  await expect(dialog.getByText("***-**-6789 is stored. Leave blank to keep it.")).toBeVisible();
  await expect(dialog.getByText("Visa •••• 1111 is stored. Leave blank to keep it.")).toBeVisible();
  await dialog.getByRole("button", { name: /^Show Social Security number/ }).click();
  const reason = page.getByRole("dialog", { name: "Show the Social Security number?" });
  await reason.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByText("Couldn't show the value")).toBeHidden();
  await dialog.getByRole("button", { name: /^Show Social Security number/ }).click();
  await reason.getByLabel("Reason").selectOption("Other");
  await reason.getByLabel("Explanation").fill("By phone");
  await reason.getByRole("button", { name: "Show" }).click();
  await expect(reason.getByText("Explain why in at least 10 characters").first()).toBeVisible();
  await reason.getByLabel("Explanation").fill("The court asks for it");
  // The agent looks up something elsewhere before answering.
  await page.evaluate(() => dispatchEvent(new Event("blur")));
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await reason.getByRole("button", { name: "Show" }).click();
  await expect(dialog.getByText("123-45-6789")).toBeVisible();
  // All of it is printed, and nothing of the list behind it.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main")).toBeHidden();
  await expect(dialog.getByRole("button", { name: "Save" })).toBeHidden();
  for (const part of ["Source", "Payment Card"]) {
    const box = await section(page, part).boundingBox();
    expect(box && box.y > 0 && box.height > 0).toBe(true);
  }
  expect(await dialog.locator("[data-dialog-body]").evaluate(isCutOff)).toBe(false);
  await page.emulateMedia({ media: "screen" });
  await dialog.getByLabel("Plan selected").fill("Gold 80");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Really close?")).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(found).toContainText("Gold 80");

  await press(page, "Notes");
  await expect(page.getByText("Call after six.")).toBeVisible();
  await page.keyboard.press("Escape");
  await press(page, "Assign");
  const assign = page.getByRole("dialog", { name: "Assign" });
  await assign.getByRole("combobox").fill("Alejandra");
  await page
    .getByRole("option", { name: /Alejandra Ríos/ })
    .first()
    .click();
  await assign.getByRole("button", { name: /^Assign/ }).click();
  await expect(page.getByText("Set status success!")).toBeVisible();
  await expect(found).toContainText("Assigned");
  await expect(found).toContainText("Alejandra Ríos");

  await press(page, "Submitted");
  const submitted = page.getByRole("dialog", { name: "Submitted to the Marketplace" });
  await submitted.getByLabel("Marketplace application ID").fill("4712345678");
  await submitted.getByRole("button", { name: "Set Submitted" }).click();
  await expect(found).toContainText("Submitted");
  await press(page, "History");
  const history = page.getByRole("dialog", { name: "History" });
  await expect(history.getByRole("row")).toHaveCount(4);
  await expect(history.getByRole("row").nth(1)).toContainText("Submitted");
  await expect(history.getByRole("row").nth(2)).toContainText("Alejandra Ríos");
});

test("a new application is voided, and no longer changed", async ({ page }) => {
  await openForm(page);
  const lastName = uniqueName();
  await fillRequired(page, lastName);
  await submitButton(page).click();
  await expect(page.getByText("Application Successfully Submitted")).toBeVisible();
  const found = await manage(page, lastName);
  await found.click();
  await press(page, "Delete");
  const question = page.getByRole("alertdialog", { name: "Void Application?" });
  await question.getByRole("button", { name: "Void" }).click();
  await expect(page.getByText("Set status success!")).toBeVisible();
  await expect(found).toContainText("Void");
  await press(page, "View/Edit");
  const dialog = page.getByRole("dialog", { name: "Edit application" });
  await expect(dialog.getByText("This application is void, so it can't be changed.")).toBeVisible();
  await dialog.getByLabel("Plan selected").fill("Gold 80");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/Error saving changes .*is void/)).toBeVisible();
  page.on("dialog", (question) => void question.accept());
  await expect(await manage(page, lastName)).toContainText("Silver 94");
});

test("if a status is missing, nothing is changed", async ({ page }) => {
  await openForm(page);
  const lastName = uniqueName();
  await fillRequired(page, lastName);
  await submitButton(page).click();
  await expect(page.getByText("Application Successfully Submitted")).toBeVisible();
  const found = await manage(page, lastName);
  await found.click();
  await page.route("**/api/TypeGeneric/*", (route) => route.fulfill({ json: [] }));
  await press(page, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Void" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "Nothing was changed because the status VOID doesn't exist.",
  );
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(found).toContainText("New");
});

test("a possible duplicate is shown while typing", async ({ page }) => {
  await openForm(page);
  const lastName = uniqueName();
  await fillRequired(page, lastName);
  await submitButton(page).click();
  await page.getByRole("button", { name: "Submit Another" }).click();
  const primary = section(page, "Primary");
  await primary.getByLabel("First name").fill("ana");
  await primary.getByLabel("Last name").fill(lastName.toUpperCase());
  await primary.getByLabel("Month").selectOption("February");
  await primary.getByLabel("Day").selectOption("28");
  await primary.getByLabel("Year").selectOption("1990");
  const duplicates = page.getByRole("region", { name: "Possible duplicates" });
  await expect(duplicates).toContainText("Same name and date of birth");
  const opened = page.waitForEvent("popup");
  await duplicates.getByRole("link", { name: `Open Ana ${lastName}` }).click();
  await expect((await opened).getByRole("heading", { name: `Ana ${lastName} · New` })).toBeVisible();
});

test("the form and the manager are accessible in both themes, wide and on a phone", async ({ page }) => {
  await openForm(page, "admin");
  await section(page, "Household").getByRole("button", { name: "Add member" }).click();
  await section(page, "Household").getByLabel("Relation").selectOption("Spouse");
  await submitButton(page).click();
  await page.getByRole("button", { name: "Show Errors" }).click();
  await expectNoProblemsInAll(page, "form with errors");
  await page.getByRole("link", { name: "Manage" }).first().click();
  await page
    .getByRole("button", { name: /Leave|Discard|Yes/ })
    .first()
    .click();
  await shown(page);
  await page.getByRole("row").nth(1).click();
  await press(page, "View/Edit");
  await expect(
    page.getByRole("dialog", { name: "Edit application" }).getByLabel("Plan selected"),
  ).toBeVisible();
  await expectNoProblemsInAll(page, "edit dialog");
});
