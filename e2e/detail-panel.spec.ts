import { expectNoProblemsInAll } from "./accessibility-checks.ts";
import { accountWithPolicies, lists, openAs, press, row } from "./lists.ts";
import { expect, test, withoutEarlyCalls } from "./portal.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a policy opens beside its list, which stays usable; arrow keys show the next and previous one", async ({
  page,
}) => {
  const own = await accountWithPolicies({ inForce: 3 });
  const [first = "", second = "", third = ""] = own.inForce;
  await openAs(page, own.email, lists.manage);
  const table = page.getByRole("main").locator(".portico-table-scroller").first();
  const widthBefore = (await table.boundingBox())?.width ?? 0;
  await page.getByRole("button", { name: `View ${first}` }).click();
  const panel = page.getByRole("region", { name: first });
  await expect(panel.getByRole("heading", { level: 2, name: `Ada Byron · ${first}` })).toBeFocused();
  await expect(row(page, first)).toHaveAttribute("aria-current", "true");
  const [list, details] = [await table.boundingBox(), await panel.boundingBox()];
  expect(list?.width).toBeLessThan(widthBefore);
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(details?.x ?? 0);
  await expectNoProblemsInAll(page, "details beside the list");

  // A change between panel and sheet moves the focus.
  await panel.getByRole("heading", { level: 2 }).first().click();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("region", { name: second })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("region", { name: third })).toBeVisible();
  await expect(page.getByRole("button", { name: "Next record" })).toBeDisabled();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("region", { name: second })).toBeVisible();
  await expect(row(page, second)).toHaveAttribute("aria-current", "true");

  // The list can be used meanwhile.
  await row(page, third).getByRole("checkbox").click();
  await expect(row(page, third)).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: `View ${third}` }).click();
  const last = page.getByRole("region", { name: third });
  await last.getByRole("heading", { level: 2 }).first().click();
  await page.keyboard.press("Escape");
  await expect(last).toBeHidden();
  await expect(row(page, third)).not.toHaveAttribute("aria-current");
});

test("after arrow keys, Esc returns the focus to the row that was shown last", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 2 });
  const [first = "", second = ""] = own.inForce;
  await openAs(page, own.email, lists.manage);
  const view = page.getByRole("button", { name: `View ${first}` });
  await view.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: first }).getByRole("heading").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(view).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: first }).getByRole("heading").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("region", { name: second })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row(page, second)).toBeFocused();
});

test("status, notes and history are beside the list, and an unsaved note is kept", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 2 });
  const [first = "", second = ""] = own.inForce;
  await openAs(page, own.email, lists.manage);
  await page.getByRole("button", { name: `View ${first}` }).click();
  const panel = page.getByRole("region", { name: first });
  await panel.getByLabel("New note").fill("Called twice.");
  await panel.getByRole("button", { name: "Next record" }).click();
  const question = page.getByRole("alertdialog", { name: "Really close?" });
  await question.getByRole("button", { name: "No" }).click();
  await expect(panel.getByLabel("New note")).toHaveValue("Called twice.");
  await panel.getByRole("button", { name: "Make Note" }).click();
  await expect(panel.getByRole("list", { name: "Notes" })).toContainText("Called twice.");

  await panel.getByRole("button", { name: "Change Status" }).click();
  const dialog = page.getByRole("dialog", { name: "Change policy status" });
  await dialog.getByRole("radio", { name: "Past Due" }).check();
  await dialog.getByLabel("Comment").fill("The bank sent it back.");
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await expect(page.getByText("Status changed successfully!")).toBeVisible();
  await expect(panel.getByRole("region", { name: "History" })).toContainText("Past Due");
  await expect(row(page, second)).not.toHaveAttribute("aria-current");
});

test("arrow keys go on to the next and previous page", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 11 });
  const [tenth = "", eleventh = ""] = own.inForce.slice(-2);
  await page.setViewportSize({ width: 1440, height: 560 });
  await openAs(page, own.email, `${lists.manage}?pageSize=10`);
  await page.getByRole("button", { name: `View ${tenth}` }).click();
  await expect(page.getByRole("region", { name: tenth }).getByRole("heading").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("region", { name: eleventh })).toBeVisible();
  await expect(row(page, eleventh)).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(/pageNumber=2/);
  await expect(page.getByRole("button", { name: "Next record" })).toBeDisabled();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("region", { name: tenth })).toBeVisible();
  await expect(row(page, tenth).getByRole("checkbox")).toBeInViewport({ ratio: 1 });
  await expect(page).not.toHaveURL(/pageNumber=2/);
  await page.keyboard.press("]");
  await expect(page).toHaveURL(/pageNumber=2/);
  await expect(row(page, eleventh)).toBeVisible();
  await page.keyboard.press("[");
  await expect(page).not.toHaveURL(/pageNumber=2/);
});

test("shortcuts mean the open record, unless other rows are selected", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 2 });
  const [first = "", second = ""] = own.inForce;
  await withoutEarlyCalls(page);
  const preferences = page.waitForResponse(/\/user\/preferences$/);
  await openAs(page, own.email, lists.manage);
  await (await preferences).finished();
  await page.getByRole("button", { name: `View ${first}` }).click();
  const panel = page.getByRole("region", { name: first });
  await expect(panel.getByRole("heading").first()).toBeFocused();
  await page.keyboard.press("s");
  const dialog = page.getByRole("dialog", { name: "Change policy status" });
  await expect(dialog.getByText(`Changes the policy status of ${first}.`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("n");
  await expect(panel.getByLabel("New note")).toBeFocused();

  await row(page, second).click();
  await expect(row(page, second)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("s");
  await expect(dialog.getByText(`Changes the policy status of ${second}.`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  // On a record's page, a letter outside of a field changes nothing. `n` adds a note.
  await panel.getByRole("link", { name: "Open as a page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeFocused();
  await page.keyboard.press("s");
  await page.keyboard.press("n");
  await expect(page.getByRole("main").getByLabel("New note")).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.type("Called.");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("list", { name: "Notes" })).toContainText("Called.");
});

test("the phone and email of a policy can be called, messaged and copied", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, lists.manage);
  await page.getByRole("button", { name: `View ${own.inForce[0]}` }).click();
  const panel = page.getByRole("region", { name: own.inForce[0] ?? "" });
  const phone = panel.locator("a[href^='tel:+1']");
  await expect(phone).toHaveText(/^\(\d{3}\) \d{3}-\d{4}$/);
  await expect(panel.getByRole("link", { name: /^Send a text message to / })).toHaveAttribute(
    "href",
    /^sms:\+1\d{10}$/,
  );
  await expect(panel.locator("a[href^='mailto:']")).toHaveText(/@/);
  await panel.getByRole("button", { name: "Copy Phone" }).click();
  await expect(page.getByText("Phone copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await phone.textContent());
});

test("the page of a policy is titled with the person, and belongs to its list", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, lists.manage);
  await page.getByRole("button", { name: `View ${own.inForce[0]}` }).click();
  await page.getByRole("link", { name: "Open as a page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Ada Byron · ${own.inForce[0]}`);
  await expect(page).toHaveTitle(/^ID · Policies/);
  const sidebar = page.getByRole("navigation", { name: "Main" });
  // Recent pages are below.
  await expect(sidebar.getByRole("link", { name: "Policies", exact: true }).first()).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Policies" }).click();
  await expect(page).toHaveURL(lists.manage);
});

test("an unpaid policy is changed beside its list, and stays open after it leaves the list", async ({
  page,
}) => {
  const own = await accountWithPolicies({ unpaid: 2 });
  const [first = ""] = own.unpaid;
  await openAs(page, own.email, lists.unpaid);
  await press(page, "New 2");
  await page.getByRole("button", { name: `View ${first}` }).click();
  const panel = page.getByRole("region", { name: first });
  await panel.getByRole("button", { name: "Change Status" }).click();
  const dialog = page.getByRole("dialog", { name: "Change unpaid status" });
  await dialog.getByRole("radio", { name: "Contacted" }).check();
  await dialog.getByLabel("Comment").fill("By phone.");
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await expect(page.getByText("Status changed successfully!")).toBeVisible();
  await expect(row(page, first)).toHaveCount(0);
  await expect(panel.getByRole("region", { name: "History" })).toContainText("By phone.");
  await expect(panel.getByRole("button", { name: "History" })).toHaveCount(0);
  await expect(panel.getByRole("heading", { level: 2 }).first()).toContainText(first);

  // The policy's page keeps what the list said, also after a reload.
  await panel.getByRole("link", { name: "Open as a page" }).click();
  await expect(page).toHaveURL(/\/policies\/[0-9a-f-]{36}\?list=unpaid-policies&row=[0-9a-f-]{36}$/);
  for (const load of [() => page.waitForLoadState(), () => page.reload()]) {
    await load();
    const facts = page.getByRole("region", { name: "Details" });
    await expect(facts.getByRole("heading", { name: "Unpaid policy" })).toBeVisible();
    await expect(facts).toContainText(/Status\s*Contacted/);
    await expect(facts).toContainText(/Months behind\s*\d/);
  }
});

test("on phones it is a sheet over the list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const own = await accountWithPolicies({ inForce: 2 });
  await openAs(page, own.email, lists.manage);
  const cell = row(page, own.inForce[0] ?? "").getByRole("button", { name: /^View / });
  await cell.click();
  const sheet = page.getByRole("dialog", { name: own.inForce[0] ?? "" });
  await expect(sheet).toBeVisible();
  await expectNoProblemsInAll(page, "details over the list", [
    { colorScheme: "light", width: 390, height: 844 },
    { colorScheme: "dark", width: 390, height: 844 },
  ]);
  await sheet.getByRole("button", { name: "Next record" }).click();
  await expect(page.getByRole("dialog", { name: own.inForce[1] ?? "" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
