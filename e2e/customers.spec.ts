import type { Page } from "@playwright/test";
import { filter, press, row, showAllColumns, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

const path = "/portal/customerManage";

/** Fills in the required fields of the form for a new customer, and returns the customer's name. */
async function fillNew(page: Page): Promise<string> {
  const lastName = `Cruz ${crypto.randomUUID().slice(0, 8)}`;
  await press(page, "New");
  const form = page.getByRole("dialog", { name: "New customer" });
  await form.getByLabel("First name").fill("Inés");
  await form.getByLabel("Last name").fill(lastName);
  await form.getByLabel("Sex").selectOption("Female");
  await form.getByLabel("Phone").fill("3055550142");
  await form.getByLabel("Details").fill("Referred by her sister");
  return `Inés ${lastName}`;
}

/** Creates a customer, and shows only that row. */
async function createCustomer(page: Page): Promise<string> {
  const name = await fillNew(page);
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("New Customer created successfully!")).toBeVisible();
  await (await filter(page, "Name")).fill(name);
  await expect(row(page, name)).toBeVisible();
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(2);
  return name;
}

test("a customer is created, edited, given a status and a note with a file", async ({ page }) => {
  await signInWith(page, { like: "agent" }, path);
  await shown(page);
  const name = await createCustomer(page);
  await showAllColumns(page);
  // Personal data stays out of the URL.
  await expect(page).toHaveURL(path);
  await expect(row(page, name)).toContainText("(305) 555-0142");
  await expect(row(page, name)).toContainText("NO");
  await row(page, name).click();

  await press(page, "Edit");
  const edit = page.getByRole("dialog", { name: "Edit customer" });
  await edit.getByLabel("Preferred spoken language").selectOption("Haitian Creole");
  await edit.getByLabel("US citizen").check();
  await edit.getByRole("combobox", { name: "Month" }).selectOption("February");
  await edit.getByRole("combobox", { name: "Day" }).selectOption("28");
  await edit.getByRole("combobox", { name: "Year" }).selectOption("1990");
  await edit.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Changes saved successfully!")).toBeVisible();
  for (const text of ["Haitian Creole", "YES", "1990/02/28"]) {
    await expect(row(page, name)).toContainText(text);
  }

  await press(page, "Change Status");
  const status = page.getByRole("dialog", { name: "Change Status" });
  await status.getByRole("radio", { name: "Active", exact: true }).check();
  await status.getByLabel("Comment").fill("Enrolled in a plan");
  await status.getByRole("button", { name: "Change Status" }).click();
  await expect(page.getByText("Status changed successfully!")).toBeVisible();
  await expect(row(page, name)).toContainText("Active");
  await press(page, "History");
  const history = page.getByRole("dialog", { name: "History" });
  await expect(history.getByRole("listitem")).toHaveText([
    /Active.*Enrolled in a plan/,
    /Prospect.*Referred/,
  ]);
  await page.keyboard.press("Escape");

  await press(page, "Notes");
  const notes = page.getByRole("dialog", { name: "Notes" });
  await expect(notes.getByText("No notes yet")).toBeVisible();
  await notes.getByRole("textbox", { name: "New note" }).fill("Sent the form.");
  await notes.locator("input[type=file]").setInputFiles({
    name: "form.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("A form"),
  });
  await notes.getByRole("button", { name: "Make Note" }).click();
  await expect(notes.getByRole("list", { name: "Notes" })).toContainText("Sent the form.");
  const download = page.waitForEvent("download");
  await notes.getByRole("button", { name: /^Download form\.txt/ }).click();
  expect((await download).suggestedFilename()).toBe("form.txt");
});

test("a form with errors isn't sent, and says what is wrong", async ({ page }) => {
  await signInWith(page, { like: "agent" }, path);
  await shown(page);
  await fillNew(page);
  const form = page.getByRole("dialog", { name: "New customer" });
  await form.getByLabel("Phone").fill("");
  await form.getByLabel("Details").fill("");
  await form.getByLabel("Email").fill("ines@");
  // A disabled button can still be clicked, to see why.
  await form.getByRole("button", { name: "Create" }).click({ force: true });
  await expect(page.getByText("Validation form errors!")).toBeVisible();
  for (const text of ["Phone is required", "Must be an email address", "Details are required"]) {
    await expect(form.getByText(text)).toBeVisible();
  }
});

test("two users who edit a customer see both versions", async ({ page, browser }) => {
  await signInWith(page, { like: "agent" }, path);
  await shown(page);
  const name = await createCustomer(page);
  const other = await (await browser.newContext()).newPage();
  await signInWith(other, { like: "manager" }, path);
  for (const one of [page, other]) {
    await (await filter(one, "Name")).fill(name);
    await row(one, name).click();
    await press(one, "Edit");
  }
  const save = async (one: Page, email: string) => {
    const form = one.getByRole("dialog", { name: "Edit customer" });
    await form.getByLabel("Email").fill(email);
    await form.getByRole("button", { name: "Update" }).click();
  };
  await save(other, "theirs@example.com");
  await expect(other.getByText("Changes saved successfully!")).toBeVisible();
  await save(page, "mine@example.com");
  const both = page.getByRole("dialog", { name: "Someone else changed this" });
  await expect(both).toContainText("theirs@example.com");
  await both.getByRole("button", { name: "Save chosen versions" }).click();
  await expect(row(page, name)).toContainText("mine@example.com");
});
