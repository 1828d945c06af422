import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { addEntry, section, setFixedFilter } from "./form-editor.ts";
import { lists, shown } from "./lists.ts";
import { expect, startSession, test } from "./portal.ts";
import { openView, save, take } from "./screen-editor.ts";
import { anotherPage, screensAddress } from "./screens.ts";

const folder = fileURLToPath(new URL("../docs/images/", import.meta.url));
const title = "Ambetter in grace, Miami";

/** Takes one picture of the docs. */
async function picture(page: Page, name: string) {
  // Away from rows and buttons that react to the pointer.
  await page.mouse.move(5, 5);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  // Totals and the numbers by status arrive after the rows.
  await expect(page.getByText("…", { exact: true })).toHaveCount(0);
  await expect(page.locator("[class*=portico-pulse]")).toHaveCount(0);
  const notice = page.getByRole("button", { name: "Dismiss" });
  while (await notice.first().isVisible()) await notice.first().click();
  await page.screenshot({ path: `${folder}${name}.png`, animations: "disabled" });
}

/** Scrolls an element to the top of the part of the page that scrolls. */
const toTop = (of: Locator) => of.evaluate((element) => element.scrollIntoView({ block: "start" }));

test("the pictures of the README and the guide for administrators", async ({ page }) => {
  test.setTimeout(300_000);
  await startSession(page, "admin@portico.test", lists.manage);
  await (await shown(page)).getByRole("row").nth(3).click();
  await picture(page, "policies");

  await page.goto("/portal/manage/reports/in-force");
  await shown(page);
  await picture(page, "policies-in-force");

  await page.goto(screensAddress);
  await shown(page);
  await picture(page, "screens-list");

  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("button", { name: /^Unpaid Policies/ }).click();
  await section(page, "Name and navigation").getByRole("textbox", { name: "Title", exact: true }).fill(title);
  const columns = section(page, "Columns");
  for (const column of ["City", "Months behind", "Last day of grace"])
    await addEntry(columns, "Add a column", column);
  await columns.getByRole("button", { name: "Remove AOR", exact: true }).click();
  const fixed = section(page, "Fixed filters");
  await addEntry(fixed, "Add a fixed filter", "Carrier");
  await setFixedFilter(page, "Carrier", "Ambetter from Sunshine Health");
  await addEntry(fixed, "Add a fixed filter", "City");
  await setFixedFilter(page, "State", "Florida");
  await setFixedFilter(page, "City", "Miami");
  const sorting = section(page, "Sorting and paging");
  await addEntry(sorting, "Sort by", "Months behind");
  await sorting.getByLabel("Direction of Months behind").selectOption({ label: "Largest first" });
  for (const button of ["Notes", "Change Status", "Export"])
    await addEntry(section(page, "Actions"), "Add a list button", button);
  await save(page, "Save draft", 1);
  await toTop(columns);
  await expect(section(page, "Preview").getByText("1–10 of 10")).toBeVisible();
  await picture(page, "screens-form");

  const status = columns.locator("summary").filter({ hasText: /^Status\b/ });
  await status.click();
  await toTop(status);
  await picture(page, "screens-column");
  await status.click();

  const preview = section(page, "Preview");
  await preview.getByLabel("Preview as").selectOption({ label: "Someone with other roles" });
  await preview.getByRole("combobox", { name: "Linked agent" }).fill("Samuel");
  await page.getByRole("option", { name: "Samuel Ponce" }).click();
  await expect(preview.getByText("1–1 of 1")).toBeVisible();
  await picture(page, "screens-preview");
  await preview.getByLabel("Preview as").selectOption({ index: 0 });

  await page.getByRole("button", { name: "Submit for approval", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("For the team in Miami");
  await expect(dialog.getByRole("region", { name: "What changes" })).toContainText("people can open it");
  await picture(page, "screens-impact");
  await dialog.getByRole("button", { name: "Submit for approval", exact: true }).click();
  await expect(dialog).toBeHidden();

  const approver = await anotherPage(page);
  await startSession(approver, "approver@portico.test", screensAddress);
  const publish = async () => {
    await take(approver, "Approve");
    await take(approver, "Publish");
  };
  await approver.getByRole("link", { name: title }).click();
  await publish();
  const manager = await anotherPage(page);
  await manager.setViewportSize({ width: 1440, height: 900 });
  await startSession(manager, "manager@portico.test", "/portal/screens/ambetter-in-grace-miami");
  await shown(manager);
  await expect(manager.getByRole("search").getByRole("button", { name: "Agent" })).toBeEnabled();
  await picture(manager, "screens-published");

  await page.reload();
  await addEntry(section(page, "Columns"), "Add a column", "Phone");
  await save(page, "Save as version 2", 2);
  await take(page, "Submit for approval", "With phone numbers");
  await approver.reload();
  await publish();
  await page.reload();
  await openView(page, "Versions");
  await picture(page, "screens-versions");
  await page.getByRole("button", { name: "Compare version 1" }).click();
  await expect(page.getByRole("region", { name: "JSON" })).toContainText("phone");
  await picture(page, "screens-compare");
});
