import { countClicks } from "./count-clicks.ts";
import { accountWithPolicies, lists, openAs, press, row, shown } from "./lists.ts";
import { expect, signInWith, startSession, test } from "./portal.ts";

test("a note with an attachment takes at most 6 clicks", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 2 });
  await openAs(page, own.email, lists.manage);
  const clicks = await countClicks(page);
  await page.getByRole("button", { name: `View ${own.inForce[0]}` }).click();
  const panel = page.getByRole("region", { name: own.inForce[0] ?? "" });
  await panel.getByLabel("New note").click();
  await page.keyboard.type("Sent the letter.");
  const chooser = page.waitForEvent("filechooser");
  await panel.getByRole("button", { name: "Attach a file" }).click();
  await (await chooser).setFiles({ name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("Dear") });
  await panel.getByRole("button", { name: "Make Note" }).click();
  await expect(panel.getByRole("list", { name: "Notes" })).toContainText("letter.txt");
  expect(await clicks()).toBeLessThanOrEqual(6);
});

test("assigning 25 policies on two pages takes at most 7 clicks", async ({ page }) => {
  const own = await accountWithPolicies({ unpaid: 25 });
  await signInWith(page, { like: "manager" }, `${lists.unpaid}?policyNumber=${own.prefix}&pageSize=20`);
  await shown(page);
  const clicks = await countClicks(page);
  const markAll = page.getByRole("button", { name: "Mark All", exact: true });
  await markAll.click();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText("21–25 of 25", { exact: true })).toBeVisible();
  await markAll.click();
  await expect(page.getByRole("main").getByText("25 selected", { exact: true })).toBeVisible();
  await press(page, "Assign");
  await expect(
    page.getByRole("dialog", { name: "Assign" }).getByRole("combobox", { name: "Agent" }),
  ).toBeFocused();
  await page.keyboard.type("Adriana W");
  await page.getByRole("option", { name: "Adriana Whitfield" }).first().click();
  await page.getByRole("button", { name: "Assign 25 to Adriana Whitfield" }).click();
  await expect(page.getByText("25 unpaid policies assigned to Adriana Whitfield")).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(7);
});

test("the status of an unpaid policy takes at most 5 clicks from the dashboard", async ({ page }) => {
  const own = await accountWithPolicies({ unpaid: 1 });
  const [policy = ""] = own.unpaid;
  await startSession(page, own.email, "/portal/dashboard");
  const line = page
    .getByRole("region", { name: "Today's work" })
    .getByRole("link", { name: /New unpaid policies/ });
  await expect(line.first()).toHaveText(/^1/);
  const clicks = await countClicks(page);
  await line.first().click();
  await row(page, policy).getByRole("checkbox").click();
  await press(page, "Change Status");
  const dialog = page.getByRole("dialog", { name: /Change .*status/ });
  await dialog.getByText("Promise to Pay", { exact: true }).click();
  await page.keyboard.type("Pays on Friday.");
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await expect(page.getByText("Status changed successfully!")).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(5);
});

test("the export of a filtered list as XLSX takes at most 4 clicks", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 2, unpaid: 1 });
  await openAs(page, own.email, lists.manage);
  const clicks = await countClicks(page);
  await page.getByRole("button", { name: /^Effectuated/ }).click();
  await expect(page).toHaveURL(/status=/);
  const download = page.waitForEvent("download");
  await press(page, "Export");
  await page.getByRole("menuitem", { name: /XLSX/ }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  expect(await clicks()).toBeLessThanOrEqual(4);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("finding a policy and changing its status takes at most 6 taps", async ({ page }) => {
    const own = await accountWithPolicies({ inForce: 3 });
    const [, second = ""] = own.inForce;
    await openAs(page, own.email, lists.manage);
    const taps = await countClicks(page);
    await page.getByRole("searchbox", { name: "Search policies" }).tap();
    await page.keyboard.type(second);
    await expect(page.getByRole("main").getByRole("row", { name: own.prefix })).toHaveCount(1);
    await row(page, second).getByRole("rowheader").tap();
    const sheet = page.getByRole("dialog", { name: second });
    await sheet.getByRole("button", { name: "Change Status" }).tap();
    const dialog = page.getByRole("dialog", { name: "Change policy status" });
    await dialog.getByText("Past Due", { exact: true }).tap();
    await dialog.getByLabel("Comment").tap();
    await page.keyboard.type("The bank sent it back.");
    await dialog.getByRole("button", { name: "Change Status" }).tap();
    await expect(page.getByText("Status changed successfully!")).toBeVisible();
    expect(await taps()).toBeLessThanOrEqual(6);
  });
});
