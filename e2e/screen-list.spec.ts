import { row, shown } from "./lists.ts";
import { expect, test } from "./portal.ts";
import { editorTitle, jsonText, openView } from "./screen-editor.ts";
import { administrator, newScreen, openAsNew, published, screensAddress } from "./screens.ts";

test("the list shows custom screens with their state, and built-in screens to view and copy", async ({
  page,
}) => {
  const shownOne = await published(newScreen("Listed published"));
  const draft = await (await administrator()).create(newScreen("Listed draft"));
  await openAsNew(page, "admin", `${screensAddress}?title=Listed`);
  await shown(page);
  await expect(row(page, shownOne.title)).toContainText("Published");
  await expect(row(page, shownOne.title)).toContainText("None");
  await expect(row(page, draft.title)).toContainText("Not published");
  await expect(row(page, draft.title)).toContainText("Draft");

  await page.getByText(/^Built-in screens/).click();
  await page.getByRole("link", { name: "View Policies", exact: true }).click();
  await expect(editorTitle(page)).toHaveText("Policies");
  await openView(page, "JSON");
  await expect(jsonText(page)).toContainText('"manage-policies"');
  await expect(jsonText(page)).toHaveAttribute("aria-readonly", "true");
  await expect(page.getByRole("button", { name: /^Save/ })).toHaveCount(0);
  await page.goBack();
  await page.getByText(/^Built-in screens/).click();
  await page.getByRole("link", { name: "Copy as new: Policies", exact: true }).click();
  await expect(editorTitle(page)).toHaveText("Policies (copy)");
  await openView(page, "JSON");
  await expect(jsonText(page)).toContainText('"screens/manage-policies-copy"');
});
