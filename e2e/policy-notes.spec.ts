import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { noteEntities } from "../packages/contract/src/note-entities.ts";
import { closeWithEscape } from "./escape.ts";
import { accountWithPolicies, lists, openAs, press, row } from "./lists.ts";
import { expect, test } from "./portal.ts";

test("a note with a file is saved, and the file downloads unchanged", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 2 });
  await openAs(page, own.email, lists.manage);
  const [first = "", second = ""] = own.inForce;
  await row(page, first).click();
  await press(page, "Notes");
  const sheet = page.getByRole("dialog", { name: /Notes/ });
  await expect(sheet.getByText("No notes yet")).toBeVisible();
  const make = sheet.getByRole("button", { name: "Make Note" });
  await expect(make).toHaveAttribute("aria-disabled", "true");
  await sheet.getByLabel("New note").fill("Called; wants the letter by mail.");
  const letter = "a letter of the carrier\n".repeat(20);
  await sheet.getByLabel("Attach a file").setInputFiles({
    name: "letter.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(letter),
  });
  await make.click();
  const note = sheet.getByRole("list", { name: "Notes" }).getByRole("listitem");
  await expect(note).toContainText("Called; wants the letter by mail.");
  await expect(note).toContainText("Alejandra Ríos");
  await expect(sheet.getByLabel("New note")).toHaveValue("");
  const download = page.waitForEvent("download");
  await note.getByRole("button", { name: /letter\.txt/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("letter.txt");
  expect(await readFile(await file.path(), "utf8")).toBe(letter);
  await closeWithEscape(sheet);
  await row(page, second).click();
  await press(page, "Notes");
  await expect(sheet.getByText("No notes yet")).toBeVisible();
});

test("a file over 5 MB is rejected by the page and by the server", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, lists.manage);
  await row(page, own.inForce[0] ?? "").click();
  await press(page, "Notes");
  const sheet = page.getByRole("dialog", { name: /Notes/ });
  await sheet.getByLabel("New note").fill("With a scan");
  const attach = (megabytes: number) =>
    sheet.getByLabel("Attach a file").setInputFiles({
      name: "scan.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.alloc(megabytes * 1024 * 1024),
    });
  await attach(6);
  await expect(sheet.getByRole("alert")).toContainText("scan.pdf");
  await expect(sheet.getByRole("alert")).toContainText("5 MB");
  await expect(sheet.getByLabel("New note")).toHaveValue("With a scan");

  await page.route("**/api/Notes", (route) =>
    route.fulfill({ status: 413, json: { message: "The file is too large. The maximum is 5 MB." } }),
  );
  await attach(1);
  await sheet.getByRole("button", { name: "Make Note" }).click();
  await expect(
    page.getByText("Couldn't create note: The file is too large. The maximum is 5 MB.").first(),
  ).toBeVisible();
  await expect(sheet.getByLabel("New note")).toHaveValue("With a scan");
});

test("notes that fail to load can be retried", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, lists.manage);
  await page.route("**/api/Notes/*/*", (route) =>
    route.fulfill({ status: 500, json: { message: "It broke." } }),
  );
  await row(page, own.inForce[0] ?? "").click();
  await press(page, "Notes");
  const sheet = page.getByRole("dialog", { name: /Notes/ });
  await expect(sheet.getByText("It broke.")).toBeVisible();
  await page.unroute("**/api/Notes/*/*");
  await sheet.getByRole("button", { name: "Try again" }).click();
  await expect(sheet.getByText("No notes yet")).toBeVisible();
});

/** Adds the notes 'Call 1.' and so on with the API, as the signed-in user. */
async function makeNotes(page: Page, policyNumber: string, count: number): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("portico.token"));
  const headers = { authorization: `Bearer ${token}` };
  const found = await page.request.get(`/api/Policies?policyNumber=${policyNumber}`, { headers });
  const { data } = (await found.json()) as { data: { id: string }[] };
  for (let number = 1; number <= count; number += 1) {
    const multipart = {
      noteBody: `Call ${number}.`,
      entityId: data[0]?.id ?? "",
      entityMetadataId: noteEntities.policy,
    };
    const made = await page.request.post("/api/Notes", { headers, multipart });
    expect(made.status()).toBe(200);
  }
}

test("older notes load a page at a time, and a new note comes first", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, lists.manage);
  const [policyNumber = ""] = own.inForce;
  await makeNotes(page, policyNumber, 53);
  await row(page, policyNumber).click();
  await press(page, "Notes");
  const sheet = page.getByRole("dialog", { name: /Notes/ });
  const shown = sheet.getByRole("list", { name: "Notes" }).getByRole("listitem");
  await expect(sheet.getByRole("status")).toHaveText("Showing 50 of 53 notes");
  await expect(shown.first()).toContainText("Call 53.");
  await sheet.getByLabel("New note").fill("The latest.");
  await sheet.getByRole("button", { name: "Make Note" }).click();
  await expect(shown.first()).toContainText("The latest.");
  await expect(sheet.getByRole("status")).toHaveText("Showing 50 of 54 notes");

  await sheet.getByLabel("New note").fill("Half a sentence");
  // Added by a request while the first page is shown, which shifts the second page.
  await makeNotes(page, policyNumber, 1);
  await sheet.getByRole("button", { name: "Show older notes" }).press("Enter");
  await expect(shown).toHaveCount(54);
  await expect(shown.nth(50)).toBeFocused();
  await expect(shown.filter({ hasText: /Call 4\.$/ })).toHaveCount(1);
  await expect(shown.last()).toContainText("Call 1.");
  await expect(sheet.getByRole("button", { name: "Show older notes" })).toBeHidden();
  await expect(sheet.getByLabel("New note")).toHaveValue("Half a sentence");
});
