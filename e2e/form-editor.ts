import type { Locator, Page } from "@playwright/test";
import { expect } from "./portal.ts";

/** A section of the screen editor's form. */
export const section = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** Adds an entry to a list of the form. */
export async function addEntry(of: Locator, label: string, entry: string) {
  await of.getByRole("combobox", { name: label, exact: true }).fill(entry);
  await of.page().getByRole("listbox", { name: label }).getByRole("option", { name: entry }).first().click();
}

/** Selects values of a fixed filter. */
export async function setFixedFilter(page: Page, label: string, ...choices: string[]) {
  const list = page.getByRole("list", { name: "Fixed filters" });
  for (const choice of choices) {
    await list.getByRole("combobox", { name: label, exact: true }).fill(choice);
    await page.getByRole("option", { name: choice, exact: true }).click();
    await expect(list.getByRole("button", { name: `Remove ${choice}`, exact: true })).toBeVisible();
  }
}
