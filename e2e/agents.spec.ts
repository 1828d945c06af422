import { filter, press, row, shown } from "./lists.ts";
import { expect, signInWith, test, withoutEarlyCalls } from "./portal.ts";

const address = "/portal/manage/agents";

test("an agent is created by keyboard, and a conflicting NPN is shown at its field", async ({ page }) => {
  const lastName = `Vega ${crypto.randomUUID().slice(0, 8)}`;
  const npn = String(Math.floor(30_000_000 + Math.random() * 60_000_000));
  await signInWith(page, { like: "admin" }, address);
  await shown(page);
  await expect(page.getByRole("search").locator("[aria-busy]")).toHaveCount(0);
  // The form has the options of the filters.
  await withoutEarlyCalls(page);
  await page.route("**/api/TypeGeneric/**", (route) => route.abort());
  await page.getByRole("button", { name: "New Agent" }).press("Enter");
  const create = page.getByRole("dialog", { name: "New agent" });
  await expect(create.getByLabel("First name")).toBeFocused();
  // The focus moves on even if something disappears at the same time.
  await create.getByLabel("First name").evaluate((input) => {
    const message = input.ownerDocument.createElement("p");
    input.closest("[role=dialog]")?.append(message);
    input.addEventListener("focusout", () => message.remove(), { once: true });
  });
  const typed = ["Inés", "", lastName, `${npn}@example.com`, "3055550142", `0${npn}`];
  for (const text of typed) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  for (const option of ["Orlando", "Manager", "Active"]) {
    await page.keyboard.type(option);
    await page.keyboard.press("Tab");
  }
  await create.getByLabel("NPN").press("Enter");
  await expect(page.getByText("Form successfully submitted!")).toBeVisible();
  await (await filter(page, "Name")).fill(lastName);
  for (const text of [npn, "Orlando", "Manager", "Active"]) {
    await expect(row(page, lastName)).toContainText(text);
  }

  await press(page, "New Agent");
  const other = page.getByRole("dialog", { name: "New agent" });
  await other.getByLabel("First name").fill("  ");
  await other.getByRole("button", { name: "Create" }).click();
  await expect(other.getByLabel("First name")).toHaveAccessibleDescription("Not valid");
  await expect(other.getByLabel("Last name")).toHaveAccessibleDescription("Last name is required");
  await other.getByLabel("First name").fill("Otto");
  await other.getByLabel("Last name").fill("Kern");
  await other.getByLabel("Login email").fill(`otto${npn}@example.com`);
  await other.getByLabel("NPN").fill(`NPN ${npn}`);
  await other.getByLabel("Status").selectOption("Pending");
  await other.getByRole("button", { name: "Create" }).click();
  await expect(other.getByText("Another agent has this NPN", { exact: true })).toBeVisible();
  await expect(other.getByLabel("NPN")).toBeFocused();
  await expect(
    page.getByText(/^Form submission error: Another agent has this NPN\. Enter another/),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Close without saving" }).click();

  await row(page, lastName).click();
  await press(page, "Contact");
  const contact = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Inés ${lastName}`);
  await contact.getByLabel("First name").fill("Agnes");
  await contact.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await page.goBack();
  await (await filter(page, "Name")).fill(lastName);
  await row(page, lastName).click();
  await press(page, "Edit Agent");
  const edit = page.getByRole("dialog", { name: "Edit agent" });
  await expect(edit.getByText("First name on the profile: Agnes")).toBeVisible();
  await edit.getByLabel("Status").selectOption("Terminated");
  await edit.getByRole("button", { name: "Update" }).click();
  await expect(row(page, lastName)).toContainText("Terminated");
});
