import { test } from "./portal.ts";

import { newScreen, openAsNew, published, screensAddress } from "./screens.ts";
import { section } from "./form-editor.ts";

for (const width of [1440, 390])
  test(`shots ${width}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    const first = newScreen("Looked at");
    const screen = await published(first, { ...first, columns: ["policyNumber", "city", { field: "status", tones: { New: "info" } }], permanentFilters: { carrier: "Aetna CVS Health", state: ["FL", "TX"], city: "Miami" }, sort: ["-monthsBehind"], filters: [], selection: { mode: "many" }, footer: [{ of: "records" }], navigation: { section: "policies", label: "Looked" }, actions: [{ kind: "copy", id: "change", label: "Change Status", field: "policyNumber", when: { any: [{ field: "status", is: "equal", value: "New" }, { field: "monthsBehind", is: "equal", value: 2 }] }, why: "Only new." }, { kind: "link", id: "open", label: "Open", to: "policies/manage", filters: { state: "state", city: "city" } }] });
    await openAsNew(page, "admin", `${screensAddress}/${screen.id}`);
    await section(page, "Columns").waitFor();
    const dir = process.env.SHOTS ?? "/tmp/ef-shots";
    for (const label of ["Status", "Change Status", "Open"]) await page.locator("summary").filter({ hasText: new RegExp(`^${label}`) }).first().click();
    await page.getByText("Colors").first().click();
    await page.getByText("Selection, details, forms").click();
    await page.waitForTimeout(1500);
    await page.addStyleTag({ content: "html,body,#root,main{height:auto!important;overflow:visible!important}" });
    await page.screenshot({ path: `${dir}/form-${width}.png`, fullPage: true });
    for (const name of ["Columns", "Fixed filters", "Actions", "Sorting and paging", "Name and navigation", "Who can see it"])
      await section(page, name).screenshot({ path: `${dir}/${name.replaceAll(" ", "-")}-${width}.png` });
  });
