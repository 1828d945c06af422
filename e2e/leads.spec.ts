import type { Locator, Page } from "@playwright/test";
import { filter, press, row, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

/** Opens the leads with one status, and returns the phone number of the first. */
async function openLead(page: Page, status: string): Promise<string> {
  await signInWith(page, { like: "admin" });
  await page.goto(`/portal/leads?status=${encodeURIComponent(status)}&sort=contactName`);
  await shown(page);
  const text = await page.getByRole("main").getByRole("row").nth(1).textContent();
  const phone = /\(\d{3}\) 555-\d{4}/.exec(text ?? "")?.[0] ?? "";
  await page.goto("/portal/leads");
  await (await filter(page, "Phone")).fill(phone);
  await expect(page.getByText(/of 1$/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page, "the number isn't in the address").not.toHaveURL(/555/);
  return phone;
}

/** Presses Tab or Shift+Tab until an element has focus. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" | "ArrowDown" = "Tab") {
  await expect(target).toBeVisible();
  for (let step = 0; step < 60; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${target.toString()}.`);
}

test("an agent takes a lead from New to Sold by keyboard", async ({ page }) => {
  const phone = await openLead(page, "New");
  await expect(row(page, phone)).toContainText("New");
  const set = page.getByRole("button", { name: "Set Disposition" });
  await tabTo(page, row(page, phone));
  await page.keyboard.press("Space");
  await expect(page.getByText("1 selected", { exact: true })).toBeVisible();
  await expect(set).toHaveAttribute("aria-disabled", "true");
  for (const status of ["Call Back", "Sold"]) {
    await tabTo(page, page.getByRole("combobox", { name: "Choose a disposition" }), "Shift+Tab");
    await page.keyboard.type(status);
    await tabTo(page, set);
    await page.keyboard.press("Enter");
    if (status === "Call Back") {
      // It also asks when. The answer is optional.
      const dialog = page.getByRole("dialog", { name: "Set Disposition" });
      await expect(dialog.getByRole("spinbutton", { name: "Business days" })).toBeFocused();
      await page.keyboard.press("Enter");
    }
    await expect(page.getByText("Set status success!").first()).toBeVisible();
    await expect(row(page, phone)).toContainText(status);
  }
  await page.keyboard.press("Shift+Tab");
  await tabTo(page, page.getByRole("main").getByRole("button", { name: "Edit Lead", exact: true }));
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Edit Lead" });
  await expect(form.getByLabel("First name")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Xochitl");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Edit success!")).toBeVisible();
  await expect(row(page, phone)).toContainText("Xochitl");
});

test("a lead's phone and row are copied, and its disposition is cleared after confirmation", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const phone = await openLead(page, "Busy");
  await row(page, phone)
    .getByRole("button", { name: /^Copy phone/ })
    .click();
  await expect(page.getByText("Phone copied!")).toBeVisible();
  expect(await copied()).toBe(phone);
  await row(page, phone)
    .getByRole("button", { name: /^Copy row/ })
    .click();
  await expect(page.getByText("Row copied!")).toBeVisible();
  const cells = (await copied()).split("\t");
  expect(cells[1]).toBe(phone);
  expect(cells).toContain("Busy");

  await row(page, phone).click();
  await press(page, "Clear Disposition");
  const question = page.getByRole("alertdialog", { name: "Clear the disposition?" });
  await question.getByRole("button", { name: "Clear Disposition" }).click();
  await expect(page.getByText("Set status success!")).toBeVisible();
  await expect(row(page, phone)).toContainText("No disposition");
  await press(page, "History");
  const entries = page.getByRole("dialog", { name: "History" }).getByRole("listitem");
  await expect(entries.first()).toContainText("Cleared");
  await expect(entries.nth(1)).toContainText("Busy");
});

test("a list with unknown headers is mapped once, and later ones are recognized", async ({ page }) => {
  await signInWith(page, { like: "admin" }, "/portal/leads");
  await shown(page);
  const now = Date.now();
  const id = `${now}`.slice(-7);
  const rowsOf = (phone: number) => [
    ["first_name", "last_name", "company_name", "phone1", "phone2", `source ${id}`],
    ["Ana", `Mapped${id}`, "Benton", String(phone), "", "x"],
  ];
  const upload = async (name: string, buffer: Buffer) => {
    await press(page, "Upload Leads");
    const dialog = page.getByRole("dialog", { name: "Upload Leads" });
    await dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer });
    await dialog.getByRole("button", { name: "Upload" }).click();
    return dialog;
  };
  const csv = rowsOf(9_100_000_000 + (now % 100_000_000));
  const dialog = await upload(`list ${id}.csv`, Buffer.from(csv.map((cells) => cells.join(",")).join("\n")));
  const form = page.getByRole("dialog", { name: `What are the columns of list ${id}.csv?` });
  await expect(form.getByLabel("Column “phone1” contains")).toHaveValue("phone");
  await expect(form.getByLabel("Column “phone2” contains")).toHaveValue("");
  await form.getByLabel("Column “company_name” contains").selectOption("Plan");
  await form.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByText("1 row read: 1 new, 0 already existing.").first()).toBeVisible({
    timeout: 30_000,
  });
  await dialog.getByRole("button", { name: "Load 1 new" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();

  const other = rowsOf(9_200_000_000 + (now % 100_000_000)).map((cells) => cells.toReversed().join(";"));
  const again = await upload("other.csv", Buffer.from(other.join("\n")));
  await expect(again.getByText("1 row read: 1 new, 0 already existing.").first()).toBeVisible({
    timeout: 30_000,
  });
  await again.getByRole("button", { name: "Load 1 new" }).click();
  await again.getByRole("button", { name: "Done" }).click();
  await (await filter(page, "Name")).fill(`Mapped${id}`);
  await expect(page.getByText(/of 2$/).first()).toBeVisible();
});

test("a file of leads is uploaded, and its new leads are in the list", async ({ page }) => {
  await signInWith(page, { like: "admin" }, "/portal/leads");
  await shown(page);
  const now = Date.now();
  const last = `Upload${now}`;
  const [first, second] = [now, now + 1].map((number) => `9${String(number).slice(-9)}`);
  await press(page, "Upload Leads");
  const dialog = page.getByRole("dialog", { name: "Upload Leads" });
  await dialog.locator("input[type=file]").setInputFiles({
    name: "leads.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      `Full Name;Phone Number;State\nAna ${last};${first};FL\nBo ${last};${second};TX\nCy ${last};${first};FL\n`,
    ),
  });
  await dialog.getByRole("button", { name: "Upload" }).click();
  await expect(dialog.getByText("3 rows read: 2 new, 1 already existing.").first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(dialog.getByText("Line 4: Skipped. Line 2 has the same phone number.")).toBeVisible();
  await dialog.getByRole("button", { name: "Load 2 new" }).click();
  await expect(dialog.getByRole("button", { name: "Done" })).toBeVisible({ timeout: 30_000 });
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download rows with results" }).click();
  expect((await downloading).suggestedFilename()).toBe("leads-result.csv");
  await dialog.getByRole("button", { name: "Done" }).click();
  await (await filter(page, "Name")).fill(last);
  await expect(page.getByText(/of 2$/).first()).toBeVisible();
  await expect(row(page, `Bo ${last}`)).toContainText("New");
});
