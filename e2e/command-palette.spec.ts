import { expectNoProblemsInAll, show, wide } from "./accessibility-checks.ts";
import { apiOf } from "./api.ts";
import { accountWithPolicies, lists, openAs } from "./lists.ts";
import { expect, test } from "./portal.ts";

test("the command palette opens screens, actions and records by keyboard, and keeps names out of URLs", async ({
  page,
}) => {
  await show(page, wide);
  const own = await accountWithPolicies({ inForce: 2 });
  const [policyNumber = ""] = own.inForce;
  const urls: string[] = [];
  page.on("request", (request) => urls.push(decodeURIComponent(request.url())));
  await openAs(page, own.email, "/portal/policies/unpaid-policies");
  const dialog = page.getByRole("dialog", { name: "Search" });
  const field = dialog.getByRole("combobox");
  const first = dialog.getByRole("option").first();

  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await expect(dialog.getByRole("group", { name: "Screens", exact: true })).toContainText("Leads");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Control+k");
  // A disabled action says why it is disabled.
  await field.fill("change status");
  await expect(first).toContainText("Select at least one row");
  await field.fill("export: csv");
  await expect(first).toContainText("CSV");

  // The account is new, so it sees its own policies only.
  await field.fill(`${policyNumber} byron, ada`);
  const found = dialog.getByRole("group", { name: "Policies" }).getByRole("option");
  await expect(found).toHaveCount(1);
  await expect(found).toContainText("Ada Byron");
  await expect(found).toContainText(policyNumber);
  await expectNoProblemsInAll(page, "the command palette");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/portal\/policies\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("main").getByText(policyNumber).first()).toBeVisible();

  await page.keyboard.press("Control+k");
  await expect(dialog.getByRole("group", { name: "Recent" })).toContainText("Ada Byron");
  await field.fill("lost");
  await expect(first).toContainText("Lost");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(lists.lost);
  expect(urls.filter((url) => /byron|search=/i.test(url))).toEqual([]);
});

test("the command palette opens saved views of any screen", async ({ page }) => {
  const own = await accountWithPolicies({ unpaid: 2 });
  const send = await apiOf(own.email);
  const name = `Florida ${own.prefix}`;
  const layout = { screenVersion: "", order: [], hidden: [], widths: {} };
  await send("POST", "/api/user/views", {
    json: { screenId: "unpaid-policies", name, role: null, filters: { state: "FL" }, sort: "", layout },
  });
  await openAs(page, own.email, lists.lost);
  const dialog = page.getByRole("dialog", { name: "Search" });
  await page.keyboard.press("Control+k");
  await expect(dialog.getByRole("group", { name: "Views of other screens" })).toContainText(name);
  await dialog.getByRole("combobox").fill(name);
  await expect(dialog.getByRole("option").first()).toContainText(name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/unpaid-policies\?.*state=FL/);
  await expect(page.getByRole("button", { name })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(dialog.getByRole("group", { name: "Views of this screen" })).toContainText(name);
});
