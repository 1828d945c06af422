import { choose, press, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

/** The cells of the first row of the table. */
async function firstRow(page: Parameters<typeof shown>[0]): Promise<string[]> {
  const row = page.getByRole("main").getByRole("row").nth(1);
  return row.getByRole("cell").or(row.getByRole("rowheader")).allTextContents();
}

test("a tracked month is explained by its lines and the rate in effect, and exported", async ({ page }) => {
  await signInWith(page, { like: "admin" }, "/portal/commissions/tracking");
  await expect(page).toHaveURL(/\?month=\d+&year=\d{4}$/);
  await shown(page);
  const totals = page.getByLabel("Totals");
  await expect(totals).toHaveCount(1);
  await expect(totals).toContainText(/Expected\$ \d.*Not reported\$ \d/);
  await page.goto("/portal/commissions/tracking?state=Underpaid");
  await shown(page);
  await expect(totals).toContainText(/Expected\$ \d/);
  // Wide enough for a laptop: the figures are not covered by the row's action.
  for (const name of ["Expected", "Received", "Variance"])
    await expect(page.getByRole("columnheader", { name })).toBeInViewport({ ratio: 1 });
  const [, received = ""] = (await firstRow(page)).filter((text) => text.startsWith("$ "));
  await page.getByRole("main").getByRole("row").nth(1).getByText(received, { exact: true }).first().click();
  const detail = page.getByRole("region", { name: "Tracked month" });
  await expect(detail.getByRole("table", { name: "Statement lines" })).toContainText(/\$ -?\d/);
  await expect(detail.getByRole("table", { name: "Rate in effect" })).toContainText(/\$ \d/);
  await page.keyboard.press("Escape");
  const download = page.waitForEvent("download");
  await press(page, "Export");
  await page.getByRole("menuitem", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^commission-tracking-.*\.csv$/);
});

test("the agent commission report is filtered by month, summed and exported", async ({ page }) => {
  await signInWith(page, { like: "admin" }, "/portal/commissions/manage");
  await shown(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agent Commission Report");
  expect((await firstRow(page)).join(" ")).toMatch(/\$ \d+\.\d\d/);
  await choose(page, "Month", "January");
  await expect(page.getByRole("main").getByRole("row").nth(1)).toContainText("January");
  const download = page.waitForEvent("download");
  await press(page, "Export");
  await page.getByRole("menuitem", { name: "PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/^agentcommissions-.*\.pdf$/);
});

test("a row of the report opens the statement lines that it sums", async ({ page }) => {
  await signInWith(page, { like: "admin" }, "/portal/commissions/manage");
  await shown(page);
  const amount = (await firstRow(page)).find((text) => text.startsWith("$ ")) ?? "";
  await page.getByRole("main").getByRole("row").nth(1).getByText(amount, { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Statement");
  await shown(page);
  await page.getByRole("button", { name: "View Total" }).click();
  await expect(page.getByLabel("Totals")).toContainText(amount);
});

test("a report without rows shows the specified text", async ({ page }) => {
  await signInWith(page, { like: "admin" }, "/portal/commissions/manage?year=2016");
  await expect(page.getByText("No Agent Commission Statement Found.")).toBeVisible();
});

test("a failed export of the report shows the specified message", async ({ page }) => {
  await signInWith(page, { like: "admin" }, "/portal/commissions/manage");
  await shown(page);
  await page.route("**/api/agentcommissions?**", (route) =>
    route.fulfill({ status: 500, json: { message: "x" } }),
  );
  await press(page, "Export");
  await page.getByRole("menuitem", { name: "CSV" }).click();
  await expect(
    page.getByText("An error occurred while try to export the agent commission statemenets.", {
      exact: true,
    }),
  ).toBeVisible();
});
