import { expect, test } from "./portal.ts";
import { editorTitle, nextStep } from "./screen-editor.ts";
import { newScreen, openAsNew, published, screensAddress } from "./screens.ts";

test.describe("at 400 %", () => {
  test.use({ viewport: { width: 320, height: 225 } });

  test("a step dialog works at 400 % zoom", async ({ page }) => {
    const document = newScreen("Looked at closely");
    const { id } = await published(document);
    await openAsNew(page, "admin", `${screensAddress}/${id}`);
    await expect(editorTitle(page)).toHaveText(document.title);
    await page.getByRole("main").getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Retire" }).click();
    const dialog = page.getByRole("dialog", { name: "Retire this screen?" });
    const comment = dialog.getByRole("textbox", { name: "Comment" });
    await comment.scrollIntoViewIfNeeded();
    await expect(comment).toBeInViewport({ ratio: 0.9 });
    const retire = dialog.getByRole("button", { name: "Retire", exact: true });
    await retire.scrollIntoViewIfNeeded();
    await expect(retire).toBeInViewport({ ratio: 0.9 });
    await retire.click();
    await expect(dialog).toBeHidden();
    await expect(nextStep(page)).toContainText("No one can see this screen");
  });
});
