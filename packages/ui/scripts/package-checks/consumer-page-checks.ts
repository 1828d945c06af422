import { deepEqual, equal, match, notEqual, ok } from "node:assert/strict";
import type { BrowserChecks, Page } from "../../../../scripts/consumers/browser-checks.ts";

const row = (page: Page, index: number) => page.getByRole("row").nth(index);
const selectedRows = (page: Page) => page.locator("tr[aria-selected=true]");
const changeStatus = (page: Page) => page.getByRole("button", { name: "Change Status" });
const statusDialog = (page: Page) => page.getByRole("dialog", { name: "Change Status" });

/** A computed style of the first element that matches. */
const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Lightness, from 0 to 255, of a pixel in the corner of the table's header. */
async function lightnessOfHead(page: Page): Promise<number> {
  const { x, y } = (await page.locator("thead th").nth(1).boundingBox()) ?? { x: 0, y: 0 };
  const picture = await page.screenshot({ clip: { x: x + 2, y: y + 2, width: 4, height: 4 } });
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(4, 4).getContext("2d");
      context?.drawImage(bitmap, 0, 0);
      return context?.getImageData(1, 1, 1, 1).data[0] ?? -1;
    },
    [...picture],
  );
}

/** A list with a selection and a dialog, in an app without other styles. */
export const vitePage: BrowserChecks = {
  "shows 24 rows, 36 px high": async (page) => {
    await row(page, 24).waitFor();
    equal((await row(page, 3).boundingBox())?.height, 36);
  },
  "sets tables in 13 px Inter, loaded from the package": async (page) => {
    equal(await style(page, "tbody td:nth-child(3)", "font-size"), "13px");
    match(await style(page, "tbody td:nth-child(3)", "font-family"), /^"?Inter/);
    await page.waitForFunction(() => [...document.fonts].some((font) => font.status === "loaded"));
  },
  "says why nothing can be done yet": async (page) => {
    equal(await changeStatus(page).getAttribute("aria-disabled"), "true");
    await page.getByText("Select at least one lead").waitFor({ state: "attached" });
  },
  "selects a row by a click, and shows it": async (page) => {
    const plain = await style(page, "tbody tr:nth-child(3)", "background-color");
    await row(page, 3).click();
    equal(await selectedRows(page).count(), 1);
    notEqual(await style(page, "tr[aria-selected=true]", "background-color"), plain);
  },
  "selects a range with Shift, and counts it": async (page) => {
    await row(page, 7).click({ modifiers: ["Shift"] });
    equal(await selectedRows(page).count(), 5);
    await page.getByText("5 selected", { exact: true }).waitFor();
  },
  "opens a dialog in the middle, with the focus inside": async (page) => {
    await changeStatus(page).click();
    await statusDialog(page).locator("input[type=radio]:focus").waitFor();
    const box = await statusDialog(page).boundingBox();
    equal(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2), 640);
  },
  "closes it by Esc and gives the focus back": async (page) => {
    await page.keyboard.press("Escape");
    await statusDialog(page).waitFor({ state: "detached" });
    await page.locator("button:focus", { hasText: "Change Status" }).waitFor();
  },
  "counts rows by the app's own noun, and takes a status without a comment": async (page) => {
    await changeStatus(page).click();
    await statusDialog(page).getByText("5 leads").waitFor();
    await statusDialog(page)
      .locator("label", { has: page.locator("input[value=closed]") })
      .click();
    await statusDialog(page).getByRole("button", { name: "Change Status" }).click();
    await statusDialog(page).waitFor({ state: "detached" });
  },
  "opens a dialog that holds its own state, and switches its tabs": async (page) => {
    await page.getByRole("button", { name: "New Lead" }).click();
    const dialog = page.getByRole("dialog", { name: "New lead" });
    await dialog.getByRole("tab", { name: "Help" }).click();
    await dialog.getByText("Ask your manager.").waitFor();
    await dialog.getByRole("tab", { name: "Form" }).click();
    await dialog.getByLabel("Name").waitFor();
  },
  "posts what fields store: the id of an option, a decimal, an ISO date": async (page) => {
    const dialog = page.getByRole("dialog", { name: "New lead" });
    await dialog.getByLabel("Name").fill("Maria");
    await dialog.getByRole("combobox", { name: "Agent" }).fill("rafael");
    await dialog.getByRole("option", { name: "Rafael Ortiz" }).click();
    await dialog.getByLabel("Income").fill("1,234.5");
    await dialog.getByLabel("Start").fill("3/1/2026");
    await dialog.getByLabel("Web").check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("name=Maria&agentId=agent-2&income=1234.50&start=2026-03-01&source=web").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  },
  "opens a side panel whose fields hold their own state, and passes every ref": async (page) => {
    await page.getByRole("button", { name: "Filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Filter leads" });
    equal(await sheet.getByRole("combobox", { name: "Agent" }).inputValue(), "Dana Whitfield");
    await sheet.getByRole("button", { name: "Remove Dana Whitfield" }).click();
    await sheet.getByRole("button", { name: "Show" }).click();
    const elements = "button div input input select input input button";
    const posted = "agentId=agent-1&watchers=agent-2&state=FL&members=3&isOpen=on&isMine=on";
    await sheet.getByText(`${elements} ${posted}`, { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await page.locator("button:focus", { hasText: "Filter" }).waitFor();
  },
  "goes dark where data-theme says so": async (page) => {
    const inLight = await lightnessOfHead(page);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
    });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const inDark = await lightnessOfHead(page);
    ok(inLight > 220 && inDark < 60, `light is ${inLight} of 255, dark ${inDark}`);
  },
};

/** A server-rendered page after hydration. */
export const hydratedPage: BrowserChecks = {
  "comes with its rows, before any script": async (page) => {
    const html = await (await page.request.get(page.url())).text();
    const parts = ["FL-101", "Selección: 1", 'aria-selected="true"', "Paid", "Molina: 21"];
    deepEqual(
      parts.filter((part) => !html.includes(part)),
      [],
    );
  },
  "keeps what was drawn": async (page) => {
    equal(await selectedRows(page).count(), 1);
  },
  "answers once it is awake": async (page) => {
    await row(page, 5).click();
    await page.locator('tr[aria-selected="true"]', { hasText: "FL-104" }).waitFor();
    await page.getByRole("button", { name: "Details" }).click();
    await page.getByRole("dialog", { name: "Details" }).waitFor();
  },
  "fits its charts to the page": async (page) => {
    await page.keyboard.press("Escape");
    const chart = page.getByRole("figure", { name: "Ventas" });
    const [figure, plot] = [await chart.boundingBox(), await chart.getByRole("application").boundingBox()];
    equal(plot?.width, figure?.width);
  },
  "shows a chart as a table with one press": async (page) => {
    const chart = page.getByRole("figure", { name: "Años" });
    await chart.getByRole("button", { name: "Ver como tabla" }).press("Enter");
    await chart.getByRole("row", { name: "Febrero 41 36" }).waitFor();
    await chart.getByRole("button", { name: "Ver como gráfico" }).press("Enter");
    await chart.getByRole("img", { name: "Febrero, 2025: 36" }).waitFor();
  },
  "tells series apart without colors": async (page) => {
    const looks = (chart: string, selector: string) =>
      page
        .getByRole("figure", { name: chart })
        .locator(`[role=application] ${selector}`)
        .evaluateAll((shapes) =>
          shapes.map((shape) => {
            const { fill, stroke, strokeDasharray } = getComputedStyle(shape);
            return [fill, stroke, strokeDasharray].join(" ");
          }),
        );
    await page.emulateMedia({ forcedColors: "active" });
    for (const shapes of [
      await looks("Cartera", "[data-shape=fill]"),
      await looks("Años", "[data-shape=line]"),
    ]) {
      equal(shapes.length, 2);
      notEqual(shapes[0], shapes[1]);
    }
    await page.emulateMedia({ forcedColors: "none" });
  },
  "prints charts without their buttons": async (page) => {
    await page.emulateMedia({ media: "print" });
    const chart = page.getByRole("figure", { name: "Ventas" });
    equal(await chart.getByRole("button", { name: "Ver como tabla" }).isVisible(), false);
    ok(await chart.getByRole("application").isVisible());
    await page.emulateMedia({ media: "screen" });
  },
};
