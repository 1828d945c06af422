import { appearances, expectNoProblems } from "./accessibility-checks.ts";
import { closeWithEscape } from "./escape.ts";
import { shown } from "./lists.ts";
import { expect, test } from "./portal.ts";
import { editorTitle, jsonText, openView } from "./screen-editor.ts";
import { newScreen, openAsNew, published, screensAddress } from "./screens.ts";

for (const { colorScheme, width, height } of appearances) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height } });

    test("the screen editor has no accessibility violations", async ({ page }) => {
      const first = newScreen("Looked at");
      const screen = await published(first, { ...first, columns: ["policyNumber", "city"] });
      const editor = `${screensAddress}/${screen.id}`;

      await openAsNew(page, "admin", screensAddress);
      await shown(page);
      await expectNoProblems(page, "the list of screens");

      await page.goto(`/portal/${String(first.path)}`);
      await shown(page);
      await expectNoProblems(page, "an added screen");

      await page.goto(`${screensAddress}/built-in/manage-policies`);
      await expect(editorTitle(page)).toHaveText("Policies");
      await expectNoProblems(page, "a built-in screen");

      await page.goto(`${screensAddress}/new`);
      await expect(editorTitle(page)).toHaveText("New screen");
      await expectNoProblems(page, "a new screen");

      await page.goto(editor);
      await expect(editorTitle(page)).toHaveText(first.title);
      await expectNoProblems(page, "the form");
      await openView(page, "JSON");
      await expect(jsonText(page)).toBeVisible();
      await expectNoProblems(page, "the JSON");
      if (await page.getByRole("tab", { name: "Preview" }).isVisible()) {
        await openView(page, "Preview");
        await shown(page);
        await expectNoProblems(page, "the preview");
      }
      await openView(page, "Versions");
      await expectNoProblems(page, "the versions");
      await page.getByRole("button", { name: "Compare version 1" }).click();
      const dialog = page.getByRole("dialog", { name: "Compare versions" });
      await expect(dialog.getByRole("region", { name: "JSON" })).toContainText("insuredName");
      await expectNoProblems(page, "two versions compared");
      await closeWithEscape(dialog);
      await page.getByRole("button", { name: "Roll back to version 1" }).click();
      const changes = page.getByRole("region", { name: "What changes" });
      await expect(changes).toHaveAttribute("aria-busy", "false");
      await expect(changes).toContainText("Who can open it");
      await expectNoProblems(page, "a step");
    });
  });
}
