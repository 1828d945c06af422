import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expectNoProblems } from "./accessibility-checks.ts";
import { myAccount, openMyAccount } from "./open-my-account.ts";
import { expect, openProfileMenu, test } from "./portal.ts";

const picture = fileURLToPath(new URL("../docs/images/policies.png", import.meta.url));

const update = (page: Page) => page.getByRole("button", { name: "Update" });

/** Selects an option in a field with search. */
async function selectOption(page: Page, field: string, name: string) {
  await page.getByRole("combobox", { name: field }).fill(name);
  // Selecting a city also sets the county.
  await page
    .getByRole("option", { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

test("saves personal details", async ({ page }) => {
  await openMyAccount(page);
  await expect(update(page)).toHaveAttribute("aria-disabled", "true");
  await page.getByLabel("Middle name").fill("Inés");
  await page.getByLabel(/^FFE user id/).fill("arios-ffm");

  await page.getByRole("button", { name: "Add email" }).click();
  await expect(page.getByRole("textbox", { name: /^Email/ })).toBeFocused();
  await page.keyboard.type("ale.rios@mail.test");
  await page.getByRole("group", { name: "Email 1" }).getByRole("checkbox", { name: "Personal" }).check();

  await page.getByRole("button", { name: "Add phone" }).click();
  const phone = page.getByRole("textbox", { name: /^Phone/ });
  await phone.pressSequentially("3055550142");
  await phone.press("Tab");
  await expect(phone).toHaveValue("(305) 555-0142");

  await page.getByRole("button", { name: "Add address" }).click();
  const street = page.getByRole("group", { name: "Address 1" });
  await street.getByLabel(/^Address/).fill("4100 Salzedo Street");
  await expect(street.getByLabel("Country")).toHaveValue("United States");
  await expect(street.getByLabel("City")).toBeDisabled();
  await selectOption(page, "State", "Florida");
  await selectOption(page, "City", "Coral Gables");
  await street.getByLabel("ZIP code").pressSequentially("33-146 9");
  await expect(street.getByLabel("ZIP code")).toHaveValue("33146");
  await selectOption(page, "State", "Georgia");
  await expect(street.getByLabel("City")).toHaveValue("");
  await selectOption(page, "State", "Florida");
  await selectOption(page, "City", "Miami");

  await update(page).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(update(page)).toHaveAttribute("aria-disabled", "true");
  await page.reload();
  await expect(page.getByLabel("Middle name")).toHaveValue("Inés");
  await expect(page.getByRole("textbox", { name: /^Email/ })).toHaveValue("ale.rios@mail.test");
  await expect(page.getByRole("checkbox", { name: "Personal" })).toBeChecked();
  await expect(phone).toHaveValue("(305) 555-0142");
  await expect(street.getByLabel("City")).toHaveValue("Miami");
});

test("shows errors on their fields and sends nothing", async ({ page }) => {
  await openMyAccount(page);
  await page.getByLabel(/^First name/).fill("");
  await page.getByLabel("Middle name").fill("x".repeat(51));
  await page.getByRole("button", { name: "Add phone" }).click();
  await page.keyboard.type("555");
  await page.getByRole("button", { name: "Add email" }).click();
  await page.keyboard.type("somebody");
  await page.getByRole("button", { name: "Add address" }).click();
  await page.keyboard.type("x".repeat(96));
  await page.keyboard.press("Tab");
  for (const text of ["First name is required", "Not a Phone", "Must be an email address"]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByText("Up to 50 characters")).toBeVisible();
  await expect(page.getByText("Up to 95 characters")).toBeVisible();
  await expect(update(page)).toHaveAttribute("aria-disabled", "true");

  await page.getByRole("button", { name: "Show Errors" }).click();
  await page.getByRole("button", { name: "Phone 1: Not a Phone" }).click();
  await expect(page.getByRole("textbox", { name: /^Phone/ })).toBeFocused();
});

test("removes an entry after 'Really delete?' and keeps focus nearby", async ({ page }) => {
  await openMyAccount(page);
  await page.getByRole("button", { name: "Add email" }).click();
  await page.keyboard.type("one@mail.test");
  await page.getByRole("button", { name: "Add email" }).click();
  await page.keyboard.type("two@mail.test");
  await page.getByRole("button", { name: "Remove Email 1" }).click();
  const question = page.getByRole("alertdialog", { name: "Really delete?" });
  await question.getByRole("button", { name: "No" }).click();
  await expect(page.getByRole("textbox", { name: /^Email/ })).toHaveCount(2);
  await page.getByRole("button", { name: "Remove Email 1" }).click();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("textbox", { name: /^Email/ })).toHaveValue("two@mail.test");
  await expect(page.getByRole("button", { name: "Remove Email 1" })).toBeFocused();
  await update(page).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
});

test("asks 'Really close?' before leaving unsaved changes", async ({ page }) => {
  await openMyAccount(page);
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Dashboard" }).click();
  await openProfileMenu(page);
  await page.getByRole("menuitem", { name: "My Account" }).click();
  await page.getByLabel("Middle name").fill("Inés");
  await main.getByRole("link", { name: "Leads" }).click();
  const question = page.getByRole("alertdialog", { name: "Really close?" });
  await question.getByRole("button", { name: "No" }).click();
  await expect(page.getByLabel("Middle name")).toHaveValue("Inés");
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "No" }).click();
  await main.getByRole("link", { name: "Leads" }).click();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(page).toHaveURL(/\/portal\/leads/);
});

test("a photo can be uploaded, cropped by keyboard, shown in the top bar and removed", async ({ page }) => {
  await openMyAccount(page);
  await page.locator('input[type="file"]').setInputFiles(picture);
  const dialog = page.getByRole("dialog", { name: "Crop photo" });
  await expect(dialog.getByRole("button", { name: "Use photo" })).toBeEnabled();
  await dialog.getByRole("group", { name: /^Photo/ }).focus();
  await page.keyboard.press("ArrowRight");
  await dialog.getByRole("slider", { name: "Zoom" }).focus();
  await page.keyboard.press("ArrowRight");
  await dialog.getByRole("button", { name: "Use photo" }).click();
  await expect(page.getByText("Photo updated")).toBeVisible();
  await expect(page.getByRole("img", { name: "Current photo" })).toBeVisible();
  await expect(page.locator("header img")).toBeVisible();
  await page.reload();
  await expect(page.locator("header img")).toBeVisible();

  await page.getByRole("button", { name: "Remove photo" }).click();
  const question = page.getByRole("alertdialog", { name: "Really delete?" });
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Photo updated")).toBeVisible();
  await expect(page.locator("header img")).toHaveCount(0);
  await expect(page.locator('input[type="file"]')).toBeFocused();
});

test("shows why a file can't be used as a photo", async ({ page }) => {
  await openMyAccount(page);
  const file = { name: "photo.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText(/^This browser can't display the file/)).toBeVisible();
  await page.getByRole("button", { name: "Use photo" }).click();
  await expect(
    page
      .getByRole("dialog")
      .getByText(/^Error updating photo /)
      .first(),
  ).toBeVisible();
});

for (const width of [1440, 390, 320]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme });

      test("My Account has no accessibility violations", async ({ page }) => {
        await openMyAccount(page);
        for (const list of ["email", "phone", "address"]) {
          await page.getByRole("button", { name: `Add ${list}` }).click();
          await page.keyboard.type("?");
          await page.keyboard.press("Tab");
        }
        await page.getByRole("button", { name: "Show Errors" }).click();
        // Controls that are partly covered by the sticky bar would be measured as too small.
        await page.addStyleTag({ content: "main [class*=sticky] { position: static !important }" });
        await expectNoProblems(page);
        const isWiderThanScreen = await page
          .locator("#content")
          .evaluate((content) => content.scrollWidth > content.clientWidth);
        expect(isWiderThanScreen).toBe(false);
        // Only the content scrolls, not the layout around it.
        const isTallerThanScreen = await page.evaluate(
          () => document.documentElement.scrollHeight > window.innerHeight,
        );
        expect(isTallerThanScreen).toBe(false);
      });
    });
  }
}

test("a version conflict shows both versions and saves the chosen ones", async ({ page, context }) => {
  await openMyAccount(page);
  const other = await context.newPage();
  await other.goto(myAccount);
  await other.getByLabel(/^NPN/).fill("20000001");
  await other.getByLabel(/^FFE user id/).fill("theirs");
  await update(other).click();
  await expect(other.getByText("Changes saved")).toBeVisible();

  await page.getByLabel("Middle name").fill("Inés");
  await page.getByLabel(/^FFE user id/).fill("mine");
  await update(page).click();
  const dialog = page.getByRole("dialog", { name: "Someone else changed this" });
  await expect(dialog.getByRole("group", { name: "NPN" }).getByLabel(/20000001/)).toBeChecked();
  await expect(dialog.getByRole("group", { name: "Middle name" }).getByLabel(/Inés/)).toBeChecked();
  const userId = dialog.getByRole("group", { name: "FFE user id" });
  await expect(userId.getByLabel(/mine/)).toBeChecked();
  await userId.getByLabel(/theirs/).check();
  await dialog.getByRole("button", { name: "Save chosen versions" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Middle name")).toHaveValue("Inés");
  await expect(page.getByLabel(/^NPN/)).toHaveValue("20000001");
  await expect(page.getByLabel(/^FFE user id/)).toHaveValue("theirs");
});
