import type { Locator, Page } from "@playwright/test";
import { expect } from "./portal.ts";

/** The text below the title about the next step. */
export const nextStep = (page: Page): Locator => page.getByRole("status", { name: "What happens next" });

/** The title in the editor's header. The preview has another one. */
export const editorTitle = (page: Page): Locator => page.getByRole("main").getByRole("heading", { level: 1 });

/** Opens a view of the editor. */
export async function openView(page: Page, name: "Form" | "JSON" | "Preview" | "Versions"): Promise<void> {
  await page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();
}

/** The text field of the JSON view. */
export const jsonText = (page: Page): Locator => page.getByRole("textbox", { name: "Screen as JSON" });

/** Replaces the document in the JSON view. */
export async function writeJson(page: Page, document: unknown): Promise<void> {
  await openView(page, "JSON");
  await jsonText(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  const text = typeof document === "string" ? document : JSON.stringify(document, null, 2);
  await page.keyboard.insertText(text);
}

/** Saves the screen, and waits for the confirmation. */
export async function save(page: Page, button: string, number: number): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByText(`Version ${number} saved as a draft`)).toBeVisible();
}

/** A step of a screen's workflow. */
export type Step = "Submit for approval" | "Approve" | "Request changes" | "Withdraw" | "Publish" | "Retire";

/** Takes a step: clicks its button, enters a comment if required, and confirms. */
export async function take(page: Page, step: Step, comment?: string): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name: step, exact: true });
  const more = page.getByRole("main").getByRole("button", { name: "More", exact: true });
  // Lists have a menu of this name, too.
  await expect(nextStep(page)).toBeVisible();
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  else {
    await more.click();
    await page.getByRole("menuitem", { name: step, exact: true }).click();
  }
  await confirm(page, step, comment);
}

/** Confirms a step in its dialog after the dialog has loaded the changes. */
export async function confirm(page: Page, button: string, comment?: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  if (comment !== undefined) await dialog.getByRole("textbox").fill(comment);
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Returns a version in the section Versions. */
export function version(page: Page, number: number): Locator {
  return page
    .getByRole("list", { name: "Versions" })
    .locator("> li")
    .filter({ hasText: new RegExp(`Version ${number}(?!\\d)`) });
}
