import { expectNoProblems } from "./accessibility-checks.ts";
import { makeAccount } from "./accounts.ts";
import { press, row, shown } from "./lists.ts";
import { expect, signInWith, startSession, test, totalRecords } from "./portal.ts";

const address = "/portal/follow-ups/to-reassign";

test("the work of an agent whose account is disabled is reassigned evenly, undone, and reassigned", async ({
  page,
}) => {
  const name = crypto.randomUUID().slice(0, 8);
  const agentLike = (lastName: string, policies = {}) => makeAccount({ like: "agent", lastName, policies });
  const left = await agentLike(`Left ${name}`, { unpaid: 3, lost: 2 });
  await agentLike(`First ${name}`);
  await agentLike(`Second ${name}`);

  await signInWith(page, { like: "security" }, "/portal/security");
  await shown(page);
  await page.getByRole("searchbox").fill(left.email);
  await expect.poll(() => totalRecords(page)).toBe(1);
  await row(page, left.email).getByRole("gridcell").nth(2).click();
  await press(page, "Edit");
  const user = page.getByRole("dialog", { name: "Edit User" });
  await user.getByRole("checkbox", { name: "Enabled" }).uncheck();
  await user.getByRole("button", { name: "Update User" }).click();
  await expect(
    page.getByText("Ask a manager to reassign this agent's open work in Work to Reassign"),
  ).toBeVisible();

  const manager = await makeAccount({ like: "manager" });
  await startSession(page, manager.email, `${address}?agent=${encodeURIComponent(`Alejandra Left ${name}`)}`);
  await shown(page);
  expect(await totalRecords(page)).toBe(5);
  await expectNoProblems(page);
  await page.getByRole("row").nth(1).getByText("New", { exact: true }).click();
  const reassign = async () => {
    await press(page, "Reassign");
    const dialog = page.getByRole("dialog", { name: "Reassign Work" });
    await expect(dialog.getByText("5 open items in the areas that you administer")).toBeVisible();
    for (const receiver of ["First", "Second"]) {
      await dialog.getByRole("combobox", { name: "To" }).fill(`${receiver} ${name}`);
      await page.getByRole("option", { name: `Alejandra ${receiver} ${name}` }).click();
    }
    await page.keyboard.press("Escape");
    const preview = dialog.getByRole("table", { name: "Preview" });
    await expect(preview.getByRole("row", { name: `Alejandra First ${name} 2 1 3` })).toBeVisible();
    await expect(preview.getByRole("row", { name: `Alejandra Second ${name} 1 1 2` })).toBeVisible();
    await expectNoProblems(page);
    await dialog.getByRole("button", { name: "Reassign 5 items" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("5 items reassigned to 2 agents")).toBeVisible();
  };
  await reassign();
  await expect(page.getByText("No work to reassign.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone. 5 items restored.")).toBeVisible();
  await expect.poll(() => totalRecords(page)).toBe(5);
  await page.getByRole("row").nth(1).getByText("New", { exact: true }).click();
  await reassign();
  await page.goto(`/portal/policies/unpaid-policies?agent=${encodeURIComponent(`Alejandra First ${name}`)}`);
  await shown(page);
  expect(await totalRecords(page)).toBe(2);
});
