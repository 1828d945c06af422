import { closeWithEscape } from "./escape.ts";
import { accountWithPolicies, press, row, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

const carrier = "Aetna CVS Health";

test("a statement is loaded, its unmatched line is matched, and it is deleted", async ({ page }) => {
  const { inForce } = await accountWithPolicies({ inForce: 1 });
  const number = `E2E-${crypto.randomUUID().slice(0, 8)}`;
  const year = String(2000 + Math.floor(Math.random() * 15));
  await signInWith(page, { like: "admin" });
  await page.goto(`/portal/commissions/statement?policyNumber=${number}`);
  await expect(page.getByText("No Data")).toBeVisible();

  await press(page, "Load Statements");
  const load = page.getByRole("dialog", { name: "Load Statements" });
  await load.getByLabel("Carrier").selectOption(carrier);
  await load.getByLabel("CSV format").selectOption("Generic");
  await load.getByLabel("Month").selectOption("April");
  await load.getByLabel("Year").fill(year);
  await load.locator("input[type=file]").setInputFiles({
    name: "march.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Policy Number,Insured Name,Month,Members,Amount
${number},"Rivera, Ana",3/${year},2,"$1,025.50"
Total,,,,1000.00
`),
  });
  await load.getByRole("button", { name: "Upload", exact: true }).click();
  const question = `No line of the file is for April ${year}. Its lines are for March ${year}.`;
  await expect(load.getByText(question)).toBeVisible({ timeout: 30_000 });
  await load.getByRole("button", { name: "Cancel upload" }).click();
  await load.getByLabel("Month").selectOption("March");
  await load.getByRole("button", { name: "Upload", exact: true }).click();
  await load.getByRole("button", { name: "Load 1 unmatched" }).click({ timeout: 30_000 });
  await expect(load.getByRole("paragraph").getByText("Statement uploaded!")).toBeVisible();
  await expect(load.getByText(/It says \$ 1,000\.00, but its lines add up to \$ 1,025\.50/)).toBeVisible();
  await closeWithEscape(load);
  const result = page.getByText(/^Statement uploaded! 1 line loaded: 0 matched, 1 unmatched\./);
  await expect(result).toBeVisible();
  await expect(row(page, number)).toContainText("$ 1,025.50");
  await page.getByRole("button", { name: "View Total" }).click();
  await expect(page.getByRole("definition").filter({ hasText: "$ 1,025.50" })).toBeVisible();

  await page.goto(`/portal/commissions/statement/unmatched?policyNumber=${number}`);
  await shown(page);
  await row(page, number).click();
  await press(page, "Match");
  const match = page.getByRole("dialog", { name: "Match with a policy" });
  const [policy = ""] = inForce;
  await match.getByLabel("Policy").fill(policy);
  await page.getByRole("option", { name: policy }).click();
  await match.getByRole("button", { name: "Match" }).click();
  await expect(page.getByText("All lines have a policy.")).toBeVisible();

  await page.goto(`/portal/commissions/statement?policyNumber=${number}`);
  await shown(page);
  await press(page, "Delete Statements");
  const deletion = page.getByRole("dialog", { name: "Delete Statements" });
  await deletion.getByLabel("Carrier").selectOption(carrier);
  await deletion.getByLabel("Month").selectOption("March");
  await deletion.getByLabel("Year").fill(year);
  await expect(deletion.getByText(/^This deletes 1 line of the statement of Aetna/)).toBeVisible();
  await deletion.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Statements deleted! 1 line.").last()).toBeVisible();
  await expect(page.getByText("No Data")).toBeVisible();
});
