import { addEntry, section, setFixedFilter } from "./form-editor.ts";
import { accountWithPolicies, headings, lists, openAs, row, showAllColumns, shown } from "./lists.ts";
import { expect, test } from "./portal.ts";
import { nextStep, save, take } from "./screen-editor.ts";
import { anotherPage, newName, openAsNew, screensAddress } from "./screens.ts";

test("a screen can be created and published with the form alone", async ({ page }) => {
  const { title, id } = newName("Aetna in grace, Miami");
  const own = await accountWithPolicies({ unpaid: 2, lost: 1 });
  await openAsNew(page, "admin", screensAddress);
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("button", { name: /^Unpaid Policies/ }).click();

  const name = section(page, "Name and navigation");
  await name.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await expect(name).toContainText(`/portal/screens/${id}`);
  await name.getByText("Sidebar name and position").click();
  await name.getByRole("textbox", { name: "Sidebar name" }).fill(id);
  await name.getByLabel("Position in the section").selectOption({ label: "After Unpaid Policies" });
  const columns = section(page, "Columns");
  await columns
    .locator("summary")
    .filter({ hasText: /^Agent\b/ })
    .click();
  await columns.getByRole("checkbox", { name: "Limit who can see this column" }).click();
  await addEntry(columns, "Roles and claims", "Administer policies");
  await addEntry(columns, "Add a column", "City");
  await addEntry(columns, "Add a column", "Months behind");
  await columns.getByRole("button", { name: "Move Months behind up" }).click();
  const always = section(page, "Fixed filters");
  await addEntry(always, "Add a fixed filter", "Carrier");
  await setFixedFilter(page, "Carrier", "Aetna CVS Health", "Oscar Health");
  await addEntry(always, "Add a fixed filter", "City");
  await setFixedFilter(page, "State", "Florida");
  await setFixedFilter(page, "City", "Miami");
  const order = section(page, "Sorting and paging");
  await addEntry(order, "Sort by", "Months behind");
  await order.getByLabel("Direction of Months behind").selectOption({ label: "Largest first" });
  await addEntry(section(page, "Totals"), "Add a total", "Records");
  const preview = section(page, "Preview");
  await expect(preview.getByRole("columnheader", { name: /^Agent/ })).toBeVisible();
  await expect(preview.getByRole("columnheader", { name: "Months behind" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  // Other accounts have policies of the same kind.
  await preview.getByRole("button", { name: "Filters", exact: true }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await filters.getByLabel("Policy number").fill(own.prefix);
  await filters.getByRole("button", { name: "Done" }).click();
  await showAllColumns(page);
  await expect(preview.getByRole("row").filter({ hasText: own.prefix })).toHaveCount(2);

  await save(page, "Save draft", 1);
  await take(page, "Submit for approval", "For the team in Miami");
  await expect(nextStep(page)).toContainText("you can't approve it yourself");
  const approver = await anotherPage(page);
  await openAsNew(approver, "approver", screensAddress);
  await approver.getByRole("link", { name: title }).click();
  await take(approver, "Approve");
  await take(approver, "Publish");

  const agent = await anotherPage(page);
  await openAs(agent, own.email, lists.manage);
  const inSidebar = agent.getByRole("navigation", { name: "Main" }).getByRole("link", { name: id });
  await inSidebar.click();
  await expect(agent.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const fixed = "where Carrier is Aetna CVS Health or Oscar Health, State is Florida, and City is Miami";
  await expect(agent.getByText(fixed)).toBeVisible();
  await expect(agent.getByRole("list", { name: "Fixed filters" }).getByRole("listitem").first()).toHaveText(
    "Fixed filter: Carrier is Aetna CVS Health or Oscar Health",
  );
  const shownHeadings = await headings(agent);
  expect(shownHeadings.slice(-3)).toEqual(["Members", "Months behind", "City"]);
  expect(shownHeadings, "the column of those who administer policies").not.toContain("Agent");
  await expect(agent.getByText(new RegExp(`^Records${own.unpaid.length}$`))).toBeVisible();
  for (const policy of own.unpaid) await expect(row(agent, policy)).toBeVisible();
  await expect((await shown(agent)).getByRole("row")).toHaveCount(1 + own.unpaid.length);
});

test("the preview shows what other users see", async ({ page }) => {
  await openAsNew(page, "admin", `${screensAddress}/new`);
  await page.getByRole("button", { name: /^Unpaid Policies/ }).click();
  const preview = section(page, "Preview");
  const records = preview.getByText(/of [\d,]+$/).first();
  await expect(records).toBeVisible();
  await preview.getByLabel("Preview as").selectOption({ label: "Someone with other roles" });
  await preview.getByRole("checkbox", { name: "Customer", exact: true }).click();
  const agent = preview.getByRole("checkbox", { name: "Agent", exact: true });
  if (await agent.isChecked()) await agent.click();
  await expect(preview.getByText("They can't open this screen")).toBeVisible();
});
