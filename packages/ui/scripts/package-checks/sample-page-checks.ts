import { deepEqual, equal, ok } from "node:assert/strict";
import type { BrowserChecks, Locator, Page } from "../../../../scripts/consumers/browser-checks.ts";

const list = (page: Page) => page.locator('section[aria-label="List"]');
const form = (page: Page) => page.getByRole("form", { name: "Application" });
const chart = (page: Page) => page.getByRole("figure", { name: "Policies sold" });
const rows = (page: Page) => list(page).locator("tbody tr");
const changeStatus = (page: Page) => page.getByRole("button", { name: "Change Status" });
const statusDialog = (page: Page) => page.getByRole("dialog", { name: "Change Status" });
const submit = (page: Page) => form(page).getByRole("button", { name: "Submit" });

/** Pictures of parts of the page, by name. */
export type Pictures = Map<string, Buffer>;

/** Takes a picture that doesn't depend on when it is taken. */
async function takePicture(pictures: Pictures, name: string, part: Locator) {
  await part.evaluate(() => document.fonts.ready);
  pictures.set(name, await part.screenshot({ animations: "disabled" }));
}

/** The page of `consumers/sample`, in any host: a list, a form and a chart. Fills in pictures of them. */
export const samplePage = (pictures: Pictures): BrowserChecks => ({
  "shows the rows of the list, 36 px high": async (page) => {
    await rows(page).nth(19).waitFor();
    equal((await rows(page).nth(3).boundingBox())?.height, 36);
  },
  "draws the chart as wide as its figure, once it is hydrated": async (page) => {
    const width = (await chart(page).boundingBox())?.width;
    const plot = chart(page).locator(`[role=application][width="${width}"]`);
    await plot.getByRole("img", { name: "Molina: 57" }).waitFor();
  },
  "has nothing that moves while it is looked at": async (page) => {
    for (const name of ["List", "Application", "Chart"])
      await takePicture(pictures, name, page.locator(`section[aria-label="${name}"]`));
  },
  "sorts the list": async (page) => {
    await list(page).getByRole("columnheader", { name: "Premium" }).getByRole("button").click();
    await rows(page).first().getByText("$ 180.50").waitFor();
  },
  "filters the list": async (page) => {
    await list(page).getByRole("button", { name: "Insured" }).click();
    await page.getByRole("textbox", { name: "Insured" }).fill("maria");
    await rows(page).nth(4).waitFor({ state: "detached" });
    equal(await rows(page).count(), 4);
  },
  "selects rows with Shift": async (page) => {
    await rows(page).nth(0).click();
    await rows(page)
      .nth(2)
      .click({ modifiers: ["Shift"] });
    await list(page).getByText("3 selected", { exact: true }).waitFor();
    equal(await list(page).locator("tr[aria-selected=true]").count(), 3);
  },
  "opens a dialog over the list, without a scroll bar behind it": async (page) => {
    await changeStatus(page).click();
    await statusDialog(page).locator("input[type=radio]:focus").waitFor();
    equal(await page.evaluate(() => getComputedStyle(document.documentElement).overflow), "hidden");
    await takePicture(pictures, "Dialog", statusDialog(page));
    await statusDialog(page)
      .locator("label", { has: page.locator("input[value=closed]") })
      .click();
    await statusDialog(page).getByRole("button", { name: "Change Status" }).click();
    await statusDialog(page).waitFor({ state: "detached" });
  },
  "shows errors of the form at their fields": async (page) => {
    await form(page).getByLabel("Name").fill("Maria Alvarez");
    await form(page).getByLabel("Email").fill("maria@");
    await submit(page).click();
    await form(page).locator('[data-form-field="email"]').getByText("Enter an email address.").waitFor();
    equal(await form(page).getByLabel("Email").getAttribute("aria-invalid"), "true");
    await form(page).locator('[data-form-field="agrees"]').getByText("Agree to continue.").waitFor();
  },
  "submits what the fields of the form store": async (page) => {
    await form(page).getByLabel("Email").fill("maria@example.com");
    await form(page).getByLabel("Annual income").fill("52,000.5");
    await form(page).getByLabel("Effective date").fill("2026/12/01");
    await form(page).getByLabel("State").selectOption("Florida");
    await form(page).getByRole("combobox", { name: "Agent" }).fill("rafael");
    await page.getByRole("option", { name: "Rafael Ortiz" }).click();
    await form(page).getByRole("checkbox", { name: "I agree to the terms." }).click();
    await submit(page).click();
    const sent = page.locator('section[aria-label="Application"] output', { hasText: "Maria" });
    await sent.waitFor();
    equal(
      await sent.textContent(),
      "Maria Alvarez | maria@example.com | 52000.50 | 2026-12-01 | FL | agent-2 | true | ",
    );
  },
  "downloads the chart as a picture": async (page) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      chart(page).getByRole("button", { name: "PNG" }).click(),
    ]);
    equal(download.suggestedFilename(), "Policies sold.png");
  },
  "shows the chart as a table": async (page) => {
    await chart(page).getByRole("button", { name: "Show as table" }).click();
    await chart(page).getByRole("row", { name: "Molina 57" }).waitFor();
    await takePicture(pictures, "Table of the chart", chart(page).getByRole("table"));
  },
  "is mirrored where the host sets the direction, whatever its bundler makes of the styles": async (page) => {
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    const icons = page.locator("svg[data-mirrored]");
    const scales = await icons.evaluateAll((found) => found.map((icon) => getComputedStyle(icon).scale));
    deepEqual(new Set(scales), new Set(["-1 1"]));
    const cells = list(page).locator("tbody tr").first().locator("td, th");
    const [first, last] = [await cells.first().boundingBox(), await cells.last().boundingBox()];
    ok((first?.x ?? 0) > (last?.x ?? 0), "the first column is at the right");
    equal(await cells.nth(1).evaluate((cell) => getComputedStyle(cell).unicodeBidi), "plaintext");
  },
});

/** The sample page of a host that passes classes of its own to components of the package. */
export const hostClasses: BrowserChecks = {
  "lets the host's classes win": async (page) => {
    const section = page.locator('section[aria-label="Classes of the host"]');
    const styleOf = (selector: string, properties: readonly string[]) =>
      section.locator(selector).evaluate((element, names) => {
        const style = getComputedStyle(element);
        return names.map((name) => style.getPropertyValue(name));
      }, properties);
    const button = ["background-color", "border-top-left-radius", "padding-left", "font-size"];
    deepEqual(await styleOf("> button", button), ["rgb(51, 51, 51)", "0px", "40px", "24px"]);
    deepEqual(await styleOf("> div", ["margin-top", "max-width"]), ["40px", "240px"]);
  },
};
