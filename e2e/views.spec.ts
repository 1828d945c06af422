import { expectNoProblems } from "./accessibility-checks.ts";
import { headings, lists, press, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

test("a view is saved, shared, opened by a link and as the default, and deleted", async ({
  page,
  browser,
}) => {
  await signInWith(page, { like: "admin" });
  await page.goto(`${lists.manage}?state=FL`);
  await shown(page);
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  await page.getByRole("checkbox", { name: "Show Plan name" }).click();
  await page.keyboard.press("Escape");
  const columns = await headings(page);

  // Saved by keyboard.
  await page.getByRole("button", { name: "Views" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitemradio", { name: "No view" })).toBeFocused();
  await page.keyboard.type("Save");
  await expect(page.getByRole("menuitem", { name: "Save as New View" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Save View" });
  await expect(dialog.getByLabel("Name")).toBeFocused();
  const name = `Florida ${crypto.randomUUID().slice(0, 8)}`;
  await page.keyboard.type(name);
  await dialog.getByLabel("Share with").selectOption("Agents");
  await dialog.getByLabel("Open this screen with this view").check();
  await expectNoProblems(page);
  await dialog.getByLabel("Name").press("Enter");
  await expect(page.getByText(`View '${name}' saved.`)).toBeVisible();
  await expect(page).toHaveURL(/view=/);
  const link = `${lists.manage}?view=${new URL(page.url()).searchParams.get("view")}`;

  // A change belongs to the view only after it is saved.
  await expect(page.getByRole("button", { name })).toBeVisible();
  await press(page, name);
  await expect(page.getByRole("menuitem", { name: "Save Changes" })).toContainText("Nothing has changed");
  await page.keyboard.press("Escape");

  // A new visit opens the default view.
  await page.goto(lists.manage);
  await expect(page).toHaveURL(/state=FL/);
  await expect(page.getByRole("button", { name })).toBeVisible();
  await expect.poll(() => headings(page)).toEqual(columns);

  // Agents open it by its link, and can't change it.
  const other = await (await browser.newContext()).newPage();
  await signInWith(other, { like: "agent" });
  await other.goto(link);
  await expect(other).toHaveURL(/state=FL/);
  await press(other, name);
  await expect(other.getByRole("menuitemradio", { name })).toHaveAttribute("aria-checked", "true");
  await expect(other.getByRole("menuitem", { name: "Edit View" })).toHaveCount(0);
  await other.getByRole("menuitem", { name: "Add to Favorites" }).click();
  await expect(other.getByRole("link", { name: `${name}` })).toHaveAttribute("href", link);

  await press(page, name);
  await page.getByRole("menuitem", { name: "Delete View" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`View '${name}' deleted.`)).toBeVisible();
  await expect(page).not.toHaveURL(/view=/);
  await other.goto(link);
  await expect(
    other.getByText("This view doesn't exist anymore, or it isn't shared with you."),
  ).toBeVisible();
  await shown(other);
});
