import type { Locator, Page } from "@playwright/test";
import { expect } from "./portal.ts";

/** What is said under the title of what happens next. */
export const nextStep = (page: Page): Locator => page.getByRole("status", { name: "What happens next" });

/** The title in the editor's head; those of the preview stand below it. */
export const editorTitle = (page: Page): Locator => page.getByRole("main").getByRole("heading", { level: 1 });

/** Opens one of the editor's views. */
export async function openView(page: Page, name: "Form" | "JSON" | "Preview" | "Versions"): Promise<void> {
  await page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();
}

/** The text of the JSON view. */
export const jsonText = (page: Page): Locator => page.getByRole("textbox", { name: "Screen as JSON" });

/** Writes a document into the JSON view, in place of what is there. */
export async function writeJson(page: Page, document: unknown): Promise<void> {
  await openView(page, "JSON");
  await jsonText(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  const text = typeof document === "string" ? document : JSON.stringify(document, null, 2);
  await page.keyboard.insertText(text);
}

/** Saves what is written; answers when the editor says so. */
export async function save(page: Page, button: string, number: number): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByText(`Version ${number} saved as a draft`)).toBeVisible();
}

/** A step of a screen's life. */
export type Step = "Submit for approval" | "Approve" | "Request changes" | "Withdraw" | "Publish" | "Retire";

/** Takes a step: presses its button, says something where it is asked for, and confirms. */
export async function take(page: Page, step: Step, comment?: string): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name: step, exact: true });
  const more = page.getByRole("main").getByRole("button", { name: "More", exact: true });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  else {
    await more.click();
    await page.getByRole("menuitem", { name: step, exact: true }).click();
  }
  await confirm(page, step, comment);
}

/** Confirms a step in its dialog, once that says what it changes. */
export async function confirm(page: Page, button: string, comment?: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  if (comment !== undefined) await dialog.getByRole("textbox").fill(comment);
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** What is under Versions about one of them. */
export function version(page: Page, number: number): Locator {
  return page
    .getByRole("list", { name: "Versions" })
    .locator("> li")
    .filter({ hasText: new RegExp(`Version ${number}(?!\\d)`) });
}
