import { closeWithEscape } from "./escape.ts";
import { tabTo } from "./keyboard.ts";
import { press, row, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

const carrier = "Aetna CVS Health";

/** A statement of one line, in a layout that no shipped format has. */
function statementOf(number: string, year: string) {
  const rows = [
    "Illustrative statement;;;;",
    "Contract No;Enrollee Name;Paid Period;Premium;Payout",
    `${number};"Rivera, Ana";31/03/${year};512,00;1.048,50`,
    "Sum;;;;1.048,50",
  ];
  return { name: "statement.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\r\n")) };
}

test("an administrator adds a format from a sample, and loads a statement with it", async ({ page }) => {
  const id = crypto.randomUUID().slice(0, 8);
  const name = `Sample ${id}`;
  const number = `E2E-${id}`;
  // Earlier than the demo data, and recent enough for the preview.
  const year = String(2017 + Math.floor(Math.random() * 6));
  const file = statementOf(number, year);
  await signInWith(page, { like: "admin" });
  await page.goto("/portal/commissions/statement");
  await shown(page);
  await press(page, "Load Statements");
  const load = page.getByRole("dialog", { name: "Load Statements" });
  await expect(load.getByLabel("CSV format")).toContainText("Generic");
  await closeWithEscape(load);

  await press(page, "File Layouts");
  await expect(page.getByRole("heading", { name: "File Layouts", level: 1 })).toBeVisible();
  await shown(page);
  await press(page, "New");
  const form = page.getByRole("dialog", { name: "New file layout" });
  await form.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await form.getByRole("combobox", { name: "Files" }).selectOption("Statements");
  await form.locator("input[type=file]").setInputFiles(file);
  await expect(form.getByText("UTF-8 text, delimiter: semicolon, headers in line 2.")).toBeVisible();
  await expect(form.getByLabel("Column “Payout” contains")).toHaveValue("amount");
  await expect(form.getByLabel("Column “Premium” contains")).toHaveValue("");
  await expect(form.getByLabel("Order in dates")).toHaveValue("dayFirst");

  await form.getByLabel("Column “Payout” contains").selectOption("Not used");
  await form.getByRole("button", { name: "Create" }).click();
  await expect(form.getByText("Choose the column with the amount").first()).toBeVisible();
  await form.getByLabel("Column “Payout” contains").selectOption("Amount");
  await form.getByLabel("Other total labels").fill("Sum");
  await expect(form.getByText("1 line, $ 1,048.50 in total.")).toBeVisible();
  await form.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("File layout created")).toBeVisible();
  await expect(row(page, name)).toContainText("Statements");

  await page.goto("/portal/commissions/statement");
  await expect(page.getByRole("heading", { name: "Statement", level: 1 })).toBeVisible();
  await shown(page);
  await press(page, "Load Statements");
  await load.getByLabel("Carrier").selectOption(carrier);
  await load.getByLabel("CSV format").selectOption(name);
  await load.getByLabel("Month").selectOption("March");
  await load.getByLabel("Year").fill(year);
  await load.locator("input[type=file]").setInputFiles(file);
  await load.getByRole("button", { name: "Upload", exact: true }).click();
  await load.getByRole("button", { name: "Load 1 unmatched" }).click({ timeout: 30_000 });
  await expect(load.getByRole("paragraph").getByText("Statement uploaded!")).toBeVisible();
  await closeWithEscape(load);
  await page.goto(`/portal/commissions/statement?policyNumber=${number}`);
  await expect(row(page, number)).toContainText("$ 1,048.50");

  await page.goto(`/portal/manage/file-layouts?name=${id}`);
  await shown(page);
  await row(page, name).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Delete" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await press(page, "Edit");
  const edit = page.getByRole("dialog", { name: "Edit file layout" });
  await edit.getByLabel("Enabled").click();
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("File layout saved")).toBeVisible();
  await press(page, "History");
  const history = page.getByRole("region", { name });
  await expect(history.getByRole("row").filter({ hasText: "Enabled" })).toContainText("YesNo");
});

test("a format can be created by keyboard", async ({ page }) => {
  const name = `Keys ${crypto.randomUUID().slice(0, 8)}`;
  await signInWith(page, { like: "admin" }, "/portal/manage/file-layouts");
  await shown(page);
  await tabTo(page, page.getByRole("main").getByRole("button", { name: "New", exact: true }));
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "New file layout" });
  await tabTo(page, form.getByRole("textbox", { name: "Name", exact: true }));
  await page.keyboard.type(name);
  await tabTo(page, form.getByRole("combobox", { name: "Files" }));
  await page.keyboard.type("St");
  await tabTo(page, form.getByLabel("Sample file"));
  const sample = statementOf("K-1", String(new Date().getFullYear()));
  await expect(async () => {
    // On a busy machine, the browser may not report the first dialog yet.
    const chooser = page.waitForEvent("filechooser", { timeout: 3_000 });
    await page.keyboard.press("Enter");
    await (await chooser).setFiles(sample);
  }).toPass({ timeout: 30_000 });

  // A column that replaces another one says so.
  const payout = form.getByLabel("Column “Payout” contains");
  const premium = form.getByLabel("Column “Premium” contains");
  await expect(payout).toHaveValue("amount");
  await tabTo(page, premium);
  await page.keyboard.type("Am");
  await expect(page.getByText("Amount is now read from “Premium” instead of “Payout”.")).toBeVisible();
  await expect(payout).toHaveValue("");
  await tabTo(page, payout);
  await page.keyboard.type("Am");
  await expect(premium).toHaveValue("");
  await tabTo(page, form.getByLabel("Other total labels"));
  await page.keyboard.type("Sum");
  await expect(form.getByText("1 line, $ 1,048.50 in total.")).toBeVisible();

  await tabTo(page, form.getByRole("button", { name: "Create" }));
  await page.keyboard.press("Enter");
  await expect(form).toBeHidden();
  await expect(row(page, name)).toContainText("Statements");
  await expect(page.getByRole("main").getByRole("button", { name: "New", exact: true })).toBeFocused();
});
