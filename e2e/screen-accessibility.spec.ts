import { closeWithEscape } from "./escape.ts";
import { expectNoFaults, looks } from "./faults.ts";
import { shown } from "./lists.ts";
import { expect, test } from "./portal.ts";
import { editorTitle, jsonText, openView } from "./screen-editor.ts";
import { newScreen, openAsNew, published, screensAddress } from "./screens.ts";

for (const { colorScheme, width, height } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height } });

    test("the screen editor has no accessibility violations", async ({ page }) => {
      test.setTimeout(180_000);
      const first = newScreen("Looked at");
      const screen = await published(first, { ...first, columns: ["policyNumber", "city"] });
      const editor = `${screensAddress}/${screen.id}`;

      await openAsNew(page, "admin", screensAddress);
      await shown(page);
      await expectNoFaults(page, "the list of screens");

      await page.goto(`/portal/${String(first.path)}`);
      await shown(page);
      await expectNoFaults(page, "an added screen");

      await page.goto(`${screensAddress}/built-in/manage-policies`);
      await expect(editorTitle(page)).toHaveText("Policies");
      await expectNoFaults(page, "a built-in screen");

      await page.goto(`${screensAddress}/new`);
      await expect(editorTitle(page)).toHaveText("New screen");
      await expectNoFaults(page, "a new screen");

      await page.goto(editor);
      await expect(editorTitle(page)).toHaveText(first.title);
      await expectNoFaults(page, "the form");
      await openView(page, "JSON");
      await expect(jsonText(page)).toBeVisible();
      await expectNoFaults(page, "the JSON");
      if (await page.getByRole("tab", { name: "Preview" }).isVisible()) {
        await openView(page, "Preview");
        await shown(page);
        await expectNoFaults(page, "the preview");
      }
      await openView(page, "Versions");
      await expectNoFaults(page, "the versions");
      await page.getByRole("button", { name: "Compare version 1" }).click();
      const dialog = page.getByRole("dialog", { name: "Compare versions" });
      await expect(dialog.getByRole("region", { name: "JSON" })).toContainText("insuredName");
      await expectNoFaults(page, "two versions compared");
      await closeWithEscape(dialog);
      await page.getByRole("button", { name: "Roll back to version 1" }).click();
      const changes = page.getByRole("region", { name: "What changes" });
      await expect(changes).toHaveAttribute("aria-busy", "false");
      await expect(changes).toContainText("Who can open it");
      await expectNoFaults(page, "a step");
    });
  });
}
