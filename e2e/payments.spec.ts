import { readFile } from "node:fs/promises";
import { pdfPages } from "../apps/server/test/pdf-text.ts";
import { loadStatement, makeCommissionAgent } from "./commission-agent.ts";
import { filter, press, row, shown } from "./lists.ts";
import { expect, startSession, test } from "./portal.ts";

test("a batch is previewed, created, extended by a bonus, posted and paid, and its slip downloaded", async ({
  page,
}) => {
  const [own, other] = ["Wellpoint", "UnitedHealthcare"] as const;
  const agent = await makeCommissionAgent([own, other]);
  await loadStatement(agent, own, [`${agent.policy(own)},100.10`, `${agent.policy(own, 2)},(20.05)`]);
  await loadStatement(agent, other, [`${agent.policy(other)},7.00`]);
  const name = `Batch ${agent.prefix}`;
  await startSession(page, agent.admin, "/portal/commissions/payment");
  await shown(page);
  await expect(page.getByRole("region", { name: "Totals by agent and carrier" })).toContainText(
    /Total\$ [\d,]+\.\d\d/,
  );
  await press(page, "Batches");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Batches");
  await shown(page);

  const form = page.getByRole("dialog", { name: "New batch" });
  const total = form.getByText(/^Pays \$/);
  const preview = async () => {
    await press(page, "New Batch");
    await form.getByLabel("Agents").fill(agent.prefix);
    await page.getByRole("option", { name: agent.name }).click();
    await expect(total).toHaveText("Pays $ 87.05 to 1 agent for 3 lines.");
  };
  const create = async (batchName: string) => {
    await form.getByLabel("Name").fill(batchName);
    await form.getByRole("button", { name: "Create batch" }).click();
    await expect(form).toBeHidden();
  };

  /** Selects the batch. Reloading the list after a change can clear the selection. */
  const select = (batchName = name) =>
    expect(async () => {
      await shown(page);
      const batch = row(page, batchName);
      if ((await batch.getAttribute("aria-selected")) !== "true") await batch.click();
      await expect(batch).toHaveAttribute("aria-selected", "true", { timeout: 1000 });
    }).toPass();
  // Voiding a batch releases its lines.
  const voided = `Void ${agent.prefix}`;
  await preview();
  await create(voided);
  await (await filter(page, "Name")).fill(agent.prefix);
  // A new filter clears the selection.
  await expect(page).toHaveURL(/name=/);
  await select(voided);
  await press(page, "Void");
  const reason = page.getByRole("dialog", { name: "Void batch" });
  await reason.getByLabel("Reason").fill("Created too early");
  await reason.getByRole("button", { name: "Void batch" }).click();
  await expect(reason).toBeHidden();

  await preview();
  await form.getByLabel("Carrier").selectOption(own);
  await expect(total).toHaveText("Pays $ 80.05 to 1 agent for 2 lines.");
  await expect(form.getByRole("table")).toContainText(own);
  await create(name);
  await select();
  await press(page, "Add Payment");
  const add = page.getByRole("dialog", { name: "Add payment" });
  await add.getByLabel("Agent").fill(agent.prefix);
  await page.getByRole("option", { name: agent.name }).click();
  await add.getByLabel("Type").selectOption("Bonus");
  await add.getByLabel("Amount").fill("1250.75");
  await add.getByLabel("Comment").fill("Best month of the year");
  await add.getByRole("button", { name: "Add" }).click();
  await expect(add).toBeHidden();

  await select();
  await press(page, "Post");
  await page.getByRole("alertdialog").getByRole("button", { name: "Post" }).click();
  await expect(row(page, name)).toContainText("Posted");
  await select();
  await press(page, "Mark Paid");
  await page.getByRole("alertdialog").getByRole("button", { name: "Mark Paid" }).click();
  await expect(row(page, name)).toContainText("Paid");
  await select();
  await press(page, "History");
  await expect(page.getByRole("dialog")).toContainText(/Open.*Posted.*Paid|Paid.*Posted.*Open/s);
  await page.keyboard.press("Escape");

  await row(page, name)
    .getByRole("button", { name: "Payments" })
    .or(row(page, name).getByRole("link", { name: "Payments" }))
    .click();
  await shown(page);
  const bonus = page.getByRole("row").filter({ hasText: "Bonus" });
  await expect(bonus).toContainText("$ 1,250.75");
  await bonus
    .getByRole("link", { name: "Slip" })
    .or(bonus.getByRole("button", { name: "Slip" }))
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Payment slip \d+$/);
  await expect(page.getByRole("article")).toContainText("Best month of the year");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^payment-slip-\d+\.pdf$/);
  const [first] = pdfPages(await readFile(await file.path()));
  expect(first).toEqual(expect.arrayContaining(["Payment slip", agent.name, "Bonus", "$ 1,250.75"]));
});
