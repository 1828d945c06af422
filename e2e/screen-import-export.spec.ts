import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "./portal.ts";
import { jsonText, openView, save, writeJson } from "./screen-editor.ts";
import { administrator, newScreen, openAsNew, screensAddress } from "./screens.ts";

test("importing a screen shows what changes before it is saved", async ({ page }, testInfo) => {
  const document = newScreen("Carried", { columns: ["policyNumber", "city"] });
  const screen = await (await administrator()).create(document);
  await openAsNew(page, "admin", `${screensAddress}/${screen.id}`);
  const menu = async (item: string) => {
    await page.getByRole("main").getByRole("button", { name: "More", exact: true }).first().click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  };
  const download = page.waitForEvent("download");
  await menu("Export to file");
  const file = testInfo.outputPath("screen.json");
  await (await download).saveAs(file);
  const exported: Record<string, unknown> = JSON.parse(await readFile(file, "utf8"));
  const other = { ...exported, id: `${document.id}-other`, path: `screens/${document.id}-other` };
  await writeFile(file, JSON.stringify(other));

  await writeJson(page, { ...document, columns: ["policyNumber"], title: "Another title" });
  await menu("Import from file");
  const dialog = page.getByRole("dialog", { name: "Import a screen from a file" });
  const put = dialog.getByRole("button", { name: "Open in the editor" });
  await expect(put).toHaveAttribute("aria-disabled", "true");
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await expect(dialog).toContainText("policyNonPaid.list");
  await expect(dialog).toContainText("City");
  await expect(dialog).toContainText("Another title");
  await expect(page.locator("h1").first()).toHaveText("Another title");
  await put.click();
  await expect(dialog).toBeHidden();
  await expect(jsonText(page)).toContainText('"city"');
  await expect(jsonText(page)).toContainText(document.title);
  await expect(jsonText(page), "the imported version keeps the screen's path").toContainText(
    `"path": "screens/${document.id}"`,
  );
});

test("a file is imported as a new screen with a free ID", async ({ page }, testInfo) => {
  const document = newScreen("Twice");
  const screen = await (await administrator()).create(document);
  await openAsNew(page, "admin", `${screensAddress}/${screen.id}`);
  const more = page.getByRole("main").getByRole("button", { name: "More", exact: true }).first();
  const download = page.waitForEvent("download");
  await more.click();
  await page.getByRole("menuitem", { name: "Export to file" }).click();
  const file = testInfo.outputPath("screen.json");
  await (await download).saveAs(file);
  await page.goto(`${screensAddress}/new`);
  await more.click();
  await page.getByRole("menuitem", { name: "Import from file" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a screen from a file" });
  await dialog.locator('input[type="file"]').setInputFiles(file);
  // The comparison loads last, and moves the buttons.
  await expect(dialog.getByRole("region", { name: "Changes" })).toContainText(`screens/${document.id}-2`);
  await expect(dialog.getByRole("link", { name: "Open that screen" })).toHaveAttribute(
    "href",
    `${screensAddress}/${screen.id}`,
  );
  await dialog.getByRole("button", { name: "Open in the editor" }).click();
  await openView(page, "JSON");
  await expect(jsonText(page)).toContainText(`"screens/${document.id}-2"`);
  await save(page, "Save draft", 1);
});

test("a file that is not a screen is rejected with a reason", async ({ page }) => {
  await openAsNew(page, "admin", `${screensAddress}/new`);
  await page.getByRole("main").getByRole("button", { name: "More", exact: true }).first().click();
  await page.getByRole("menuitem", { name: "Import from file" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a screen from a file" });
  const choose = (text: string) =>
    dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: "screen.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await choose('{ "kind": "lst" }');
  await expect(dialog.getByText("but not a screen").first()).toBeVisible();
  await choose('{ "kind": "list", "__proto__": { "isAdmin": true }, }');
  await expect(dialog.getByText("The file isn't valid JSON.").first()).toBeVisible();
});
