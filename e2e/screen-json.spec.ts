import { expect, test } from "./portal.ts";
import { editorTitle, jsonText, nextStep, openView, save, writeJson } from "./screen-editor.ts";
import { administrator, newScreen, openAsNew, screensAddress } from "./screens.ts";

test("a wrong name is marked and can be fixed with one click", async ({ page }) => {
  await openAsNew(page, "admin", `${screensAddress}/new`);
  await writeJson(page, { ...newScreen("Misspelt"), columns: ["policyNumber", "insuredNam"] });
  const problems = page.getByRole("group").filter({ hasText: "Fix 1 problem to show this screen" });
  await problems.getByRole("button", { name: /^Columns › insuredNam/ }).click();
  await expect(jsonText(page)).toBeFocused();
  await problems.getByRole("button", { name: "Use insuredName" }).click();
  await expect(problems).toBeHidden();
  await expect(jsonText(page)).toBeFocused();
  await expect(jsonText(page)).toContainText('"insuredName"');
  await expect(page.getByRole("region", { name: "Preview" }).getByRole("table")).toBeVisible();
});

test("keywords and fields are suggested while typing", async ({ page }) => {
  await page.clock.install();
  await openAsNew(page, "admin", `${screensAddress}/new`);
  const text = JSON.stringify({ ...newScreen("Typed"), columns: ["policyNumber"] }, null, 2);
  await writeJson(page, text.replace('"policyNumber"', '"insured"'));
  await expect(jsonText(page)).toContainText('"insured"');
  const [line = 0] = text.split("\n").flatMap((one, at) => (one.includes("policyNumber") ? [at] : []));
  await page.keyboard.press("ControlOrMeta+Home");
  for (let down = 0; down < line; down++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Control+Space");
  await page.getByRole("option", { name: /insuredName/ }).waitFor();
  // Suggestions ignore keys for a short time after they appear, so that users don't select one by accident.
  await page.clock.fastForward(100);
  await page.keyboard.press("Enter");
  await expect(jsonText(page)).toContainText('"insuredName"');
  await page.keyboard.press("Tab");
  await expect(jsonText(page)).not.toBeFocused();
});

test("invalid JSON can be saved as a draft but not submitted", async ({ page }) => {
  const document = newScreen("Half written");
  const screen = await (await administrator()).create(document);
  await openAsNew(page, "admin", `${screensAddress}/${screen.id}`);
  const unclosed = JSON.stringify(document, null, 2).slice(0, -2);
  await writeJson(page, unclosed);
  const line = unclosed.split("\n").length;
  await expect(page.getByText("Fix the JSON to show this screen.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: `Line ${line} Expected a closing brace }.` })).toBeVisible();
  await save(page, "Save", 1);
  const submit = page.getByRole("button", { name: "Submit for approval" });
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  await expect(submit).toHaveAccessibleDescription(/Fix the JSON first/);
  await page.reload();
  await openView(page, "JSON");
  await expect(jsonText(page)).toContainText(document.title);
});

test("form and JSON edit the same document", async ({ page }) => {
  await openAsNew(page, "admin", `${screensAddress}/new`);
  const document = newScreen("One document", { debounce: 700 });
  await writeJson(page, document);
  await openView(page, "Form");
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(document.title);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(`${document.title} changed`);
  await openView(page, "JSON");
  await expect(jsonText(page)).toContainText(`"title": "${document.title} changed"`);
  await expect(jsonText(page)).toContainText('"debounce": 700');
});

test("a version conflict on a screen shows both versions", async ({ page }) => {
  const other = await administrator();
  const document = newScreen("Two at once");
  const screen = await other.create(document);
  await openAsNew(page, "admin", `${screensAddress}/${screen.id}`);
  await expect(editorTitle(page)).toHaveText(document.title);
  await writeJson(page, { ...document, description: "Mine." });
  await other.save(screen, { ...document, description: "Theirs." });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const both = page.getByRole("dialog", { name: "Someone else changed this screen" });
  await expect(both).toContainText(/[A-Z]\w+ [A-Z]\w+ saved it after you opened it\./);
  await expect(both.getByRole("region", { name: "Summary" })).toContainText("Theirs.");
  await expect(both.getByRole("region", { name: "Summary" })).toContainText("Mine.");
  await both.getByRole("button", { name: "Keep mine" }).click();
  await expect(both).toBeHidden();
  await expect(nextStep(page)).toBeVisible();
  await expect.poll(async () => (await other.get(screen)).version).toBeGreaterThan(screen.version + 1);
  await expect(jsonText(page)).toContainText("Mine.");
});
