import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { pdfPages } from "../apps/server/test/pdf-text.ts";
import { expectNoProblemsInAll } from "./accessibility-checks.ts";
import { type CommissionAgent, commissionRate, makeCommissionAgent } from "./commission-agent.ts";
import { closeWithEscape } from "./escape.ts";
import { choose, press, row, shown } from "./lists.ts";
import { expect, startSession, test } from "./portal.ts";

const carriers = ["AvMed", "Molina Healthcare", "Oscar Health"] as const;

/** Loads are jobs, which can wait for others. */
const soon = { timeout: 60_000 };

/** Loads a statement with the dialog. Returns the dialog with the result. */
async function load(
  page: Page,
  { year, month }: CommissionAgent,
  statement: { carrier: string; format: string; name: string; content: string },
) {
  await press(page, "Load Statements");
  const dialog = page.getByRole("dialog", { name: "Load Statements" });
  await dialog.getByLabel("Carrier").selectOption(statement.carrier);
  await dialog.getByLabel("CSV format").selectOption(statement.format);
  await dialog.getByLabel("Month").selectOption(String(month));
  await dialog.getByLabel("Year").fill(String(year));
  await dialog.locator("input[type=file]").setInputFiles({
    name: statement.name,
    mimeType: "text/csv",
    buffer: Buffer.from(statement.content),
  });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  return dialog;
}

/** Opens the tracking of the agent's policies of the month, and returns the row of one of them. */
async function trackedMonth(page: Page, { prefix, year, month }: CommissionAgent, policyNumber: string) {
  await page.goto(`/portal/commissions/tracking?policyNumber=${prefix}&year=${year}&month=${month}`);
  await shown(page);
  return row(page, policyNumber);
}

test("load three carriers, fix the unmatched, post a batch, print slips, see tracking turn Paid", async ({
  page,
}) => {
  const agent = await makeCommissionAgent(carriers);
  const { prefix, year, month, policy } = agent;
  const [avmed, molina, oscar] = carriers;
  await startSession(page, agent.admin);
  await expect(await trackedMonth(page, agent, policy(oscar))).toContainText("Not reported");

  // Loads three carriers' statements. One line has a wrong policy number, and one member was not paid for.
  await page.goto(`/portal/commissions/statement?policyNumber=${prefix}`);
  await expect(page.getByText("No Data", { exact: true })).toBeVisible();
  const wrongNumber = `${prefix}-MISSPELLED`;
  const generic = await load(page, agent, {
    carrier: avmed,
    format: "Generic",
    name: "avmed.csv",
    content: `Policy Number,Insured Name,Members,Amount
${policy(avmed)},"Rivera, Ana",1,$25.00
${policy(avmed, 2)},"Rivera, Ana",2,$50.00
Total,,,$75.00
`,
  });
  await generic.getByRole("button", { name: /^Load \d/ }).click(soon);
  await expect(generic.getByRole("paragraph").getByText("Statement uploaded!")).toBeVisible(soon);
  await closeWithEscape(generic);
  await expect(page.getByText(/^Statement uploaded! 2 lines loaded: 2 matched, 0 unmatched\./)).toBeVisible();
  const tabs = await load(page, agent, {
    carrier: molina,
    format: "Molina",
    name: "molina.tsv",
    content: `HIX_ID\tMember_First_Name\tMember_Last_Name\tPaid_Month\tMember_Count\tTransaction_Type\tCommission
${policy(molina)}\tAna\tRivera\t${month}/1/${year}\t1\tPayment\t25.00
${policy(molina, 2)}\tAna\tRivera\t${month}/1/${year}\t2\tPayment\t25.00
${policy(molina, 2)}\tAna\tRivera\t${month}/1/${year}\t2\tChargeback\t10.05
`,
  });
  await tabs.getByRole("button", { name: /^Load \d/ }).click(soon);
  await expect(tabs.getByRole("paragraph").getByText("Statement uploaded!")).toBeVisible(soon);
  await closeWithEscape(tabs);
  const semicolons = await load(page, agent, {
    carrier: oscar,
    format: "Oscar",
    name: `${prefix}-oscar.csv`,
    content: `Broker commissions
Policy ID;Member name;Coverage month;Lives;Amount
${wrongNumber};Ana Rivera;${year}-${String(month).padStart(2, "0")};1;25.00
${policy(oscar, 2)};Ana Rivera;${year}-${String(month).padStart(2, "0")};2;50.00
`,
  });
  await semicolons.getByRole("button", { name: /^Load \d/ }).click(soon);
  await expect(semicolons.getByRole("paragraph").getByText("Statement uploaded!")).toBeVisible(soon);
  await closeWithEscape(semicolons);
  await expect(page.getByText(/^Statement uploaded! 2 lines loaded: 1 matched, 1 unmatched\./)).toBeVisible();
  await expect(page.getByText("1–7 of 7")).toBeVisible();
  await page.getByRole("button", { name: "View Total" }).click();
  await expect(page.getByLabel("Totals")).toContainText("$ 189.95");
  await expect(await trackedMonth(page, agent, policy(oscar))).toContainText("Unpaid");
  await expect(row(page, policy(molina, 2))).toContainText("Underpaid");

  // A second statement of the month is refused.
  await page.goto(`/portal/commissions/statement?policyNumber=${prefix}`);
  await shown(page);
  const again = await load(page, agent, {
    carrier: oscar,
    format: "Oscar",
    name: "oscar-again.csv",
    content: `Policy ID;Member name;Coverage month;Lives;Amount\n${policy(oscar)};Ana;;1;25.00\n`,
  });
  const refusal = "is already loaded. Delete it before you load it again.";
  await expect(again.getByRole("alert").filter({ hasText: refusal }).first()).toBeVisible();
  await closeWithEscape(again);

  // What became of each row.
  await page.goto("/portal/commissions/statement/loads");
  await shown(page);
  await choose(page, "Carrier", oscar);
  await choose(page, "Year", String(year));
  await shown(page);
  await row(page, `${prefix}-oscar.csv`).getByRole("button", { name: "Lines" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(oscar);
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toContainText(
    `Statement Loads/${oscar}, `,
  );
  await expect(row(page, "Unmatched")).toContainText(wrongNumber);
  await expect(row(page, "Skipped")).toContainText("Above the header row.");
  await expectNoProblemsInAll(page, "the lines of a load");

  // The wrong policy number is fixed.
  await page.goto(`/portal/commissions/statement/unmatched?policyNumber=${prefix}`);
  await shown(page);
  await expectNoProblemsInAll(page, "unmatched lines");
  await row(page, wrongNumber).click();
  await press(page, "Match");
  const match = page.getByRole("dialog", { name: "Match with a policy" });
  await match.getByLabel("Policy").fill(policy(oscar));
  await page.getByRole("option", { name: policy(oscar) }).click();
  await expectNoProblemsInAll(page, "the dialog to match a line");
  await match.getByRole("button", { name: "Match" }).click();
  await expect(page.getByText("All lines have a policy.")).toBeVisible();
  const paid = await trackedMonth(page, agent, policy(oscar));
  await expect(paid).toContainText("Paid");
  await expect(paid).toContainText(`$ ${commissionRate}.00`);

  // A batch pays all of it.
  const name = `Journey ${prefix}`;
  await page.goto("/portal/commissions/batches");
  await shown(page);
  await press(page, "New Batch");
  const form = page.getByRole("dialog", { name: "New batch" });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Agents").fill(prefix);
  await page.getByRole("option", { name: agent.name }).click();
  await expect(form.getByText("Pays $ 189.95 to 1 agent for 7 lines.")).toBeVisible();
  await form.getByRole("button", { name: "Create batch" }).click();
  await expect(form).toBeHidden();
  await page.goto(`/portal/commissions/batches?name=${encodeURIComponent(name)}`);
  for (const [action, status] of [
    ["Post", "Posted"],
    ["Mark Paid", "Paid"],
  ] as const) {
    await row(page, name).click();
    await press(page, action);
    await page.getByRole("alertdialog").getByRole("button", { name: action }).click();
    await expect(row(page, name)).toContainText(status);
    await page.reload();
    await shown(page);
  }

  // Its statements can't be deleted anymore.
  await page.goto(`/portal/commissions/statement?policyNumber=${prefix}`);
  await shown(page);
  await press(page, "Delete Statements");
  const deletion = page.getByRole("dialog", { name: "Delete Statements" });
  await deletion.getByLabel("Carrier").selectOption(oscar);
  await deletion.getByLabel("Month").selectOption(String(month));
  await deletion.getByLabel("Year").fill(String(year));
  await expect(deletion.getByText(/can't be deleted: agents were paid for 2 lines/)).toBeVisible();
  await expectNoProblemsInAll(page, "the dialog to delete statements");

  // The agent sees the slip, and nothing of others.
  await startSession(page, agent.email, "/portal/commissions/payment");
  await shown(page);
  await expect(page.getByRole("region", { name: "Totals by agent and carrier" })).toContainText(
    "$ 189.95 in 4 payments",
  );
  await row(page, "Chargeback").getByRole("button", { name: "Slip" }).click();
  const slip = page.getByRole("article");
  await expect(slip).toContainText(agent.name);
  await expect(slip.getByRole("table", { name: `${molina}: Chargebacks` })).toContainText("-$ 10.05");
  await expectNoProblemsInAll(page, "a slip");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const [first] = pdfPages(await readFile(await (await download).path()));
  expect(first).toEqual(expect.arrayContaining([agent.name, "-$ 10.05", "$ 189.95"]));
  for (const number of [policy(avmed), policy(avmed, 2), policy(molina), policy(oscar), policy(oscar, 2)]) {
    await expect(await trackedMonth(page, agent, number)).toContainText("Paid");
  }
  await page.goto("/portal/commissions/statement/unmatched");
  await expect(page).toHaveURL(/error=insufficient_permissions/);
});
