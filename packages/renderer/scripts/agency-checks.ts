import { deepEqual, equal, match, ok } from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserChecks, Page } from "../../../scripts/consumers/browser-checks.ts";

const rows = (page: Page) => page.locator("tbody tr");
const textInTable = (page: Page, text: string) =>
  page.locator("tbody").getByText(text, { exact: true }).first();
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Changes the first client as another user would. */
async function changeElsewhere(page: Page) {
  const status = await page.evaluate(async () => {
    const list = await fetch("/api/clients?name=Ada");
    const { data } = (await list.json()) as { data: { id: string; version: number; name: string }[] };
    const [client] = data;
    const response = await fetch(`/api/clients/${client?.id}`, {
      method: "PUT",
      headers: { "if-match": `"${client?.version}"`, "content-type": "application/json" },
      body: JSON.stringify({ name: client?.name, phone: "9075550199" }),
    });
    return response.status;
  });
  equal(status, 200);
}

/** What `examples/agency` does in a browser. */
export const agencyPage: BrowserChecks = {
  "shows both lists, and has no accessibility violations": async (page) => {
    await textInTable(page, "Ada Byron").waitFor();
    await page.getByRole("link", { name: "Visits" }).click();
    await page.getByText("$ 15,290.00").waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    deepEqual(
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      [],
    );
  },
  "has its order and filters in the address, and Back returns to them": async (page) => {
    await page.getByRole("columnheader", { name: "Price" }).getByRole("button").click();
    await page.waitForURL(/sort=price/);
    await page.getByRole("list", { name: "Filters" }).getByRole("button", { name: "Treatment" }).click();
    await page.getByRole("textbox", { name: "Treatment" }).fill("Crown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/treatment=Crown/);
    await page.getByText("1–13 of 13").waitFor();
    await rows(page).first().getByText("Crown").waitFor();
    await page.getByRole("link", { name: "Clients" }).click();
    await textInTable(page, "Ada Byron").waitFor();
    await page.goBack();
    await page.getByText("1–13 of 13").waitFor();
    match(page.url(), /sort=price.*treatment=Crown|treatment=Crown.*sort=price/);
  },
  "changes the status of two rows": async (page) => {
    await rows(page).nth(0).click();
    await rows(page)
      .nth(1)
      .click({ modifiers: ["Control"] });
    await press(page, "Change Status");
    const change = dialog(page, "Change status");
    await change.getByRole("radio", { name: "Planned" }).click();
    await change.getByRole("textbox").fill("Called to move it");
    await change.getByRole("button", { name: "Change Status" }).click();
    await change.waitFor({ state: "detached" });
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll("tbody tr")].filter((row) => row.textContent?.includes("Planned"))
          .length === 2,
    );
  },
  "creates a client, once nothing is missing": async (page) => {
    await page.getByRole("link", { name: "Clients" }).click();
    await press(page, "New");
    const form = dialog(page, "New client");
    await form.getByLabel("Phone").fill("9075550150");
    const save = form.getByRole("button", { name: "Save" });
    equal(await save.getAttribute("aria-disabled"), "true");
    await form.getByLabel("Name").fill("Zoë Adams");
    await save.click();
    await form.waitFor({ state: "detached" });
    await textInTable(page, "Zoë Adams").waitFor();
  },
  "shows what another user changed while a form was open, and loses nothing": async (page) => {
    await textInTable(page, "Ada Byron").click();
    await press(page, "Edit");
    const form = dialog(page, "Edit client");
    await form.getByLabel("Name").fill("Ada Lovelace");
    await changeElsewhere(page);
    await form.getByRole("button", { name: "Save" }).click();
    await dialog(page, "Someone else changed this").waitFor();
    await press(page, "Save chosen versions");
    await textInTable(page, "Ada Lovelace").waitFor();
    await page.getByText("(907) 555-0199").waitFor();
  },
  "can be in Spanish, and in the colors of a partner": async (page) => {
    const color = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--portico-brand-600"));
    const own = await color();
    await page.getByRole("link", { name: "Español" }).click();
    await page.getByRole("heading", { name: "Clientes" }).waitFor();
    await page.getByRole("button", { name: "Crear" }).waitFor();
    equal(await page.evaluate(() => document.documentElement.lang), "es");
    await page.getByRole("link", { name: "Cambiar marca" }).click();
    await page.getByText("Smile Partners").waitFor();
    ok((await color()) !== own, "the partner's colors are its own");
  },
};
