import { headings, shown } from "./lists.ts";
import { expect, test } from "./portal.ts";
import { confirm, nextStep, openView, save, take, version, writeJson } from "./screen-editor.ts";
import { anotherPage, newScreen, openAsNew, screensAddress, showAgain } from "./screens.ts";

test("a screen goes through draft, approval, publishing, roll back and retirement", async ({ page }) => {
  const document = newScreen("Worst first");
  const address = `/portal/${String(document.path)}`;
  const approver = await anotherPage(page);
  const agent = await anotherPage(page);
  // Once opened, it is also a recent screen.
  const link = agent
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: document.title })
    .first();

  await test.step("a draft is not visible to users", async () => {
    await openAsNew(page, "admin", screensAddress);
    await page.getByRole("button", { name: "New", exact: true }).click();
    await expect(page).toHaveURL(`${screensAddress}/new`);
    await writeJson(page, document);
    await save(page, "Save draft", 1);
    await openAsNew(agent, "agent", "/portal/policies/manage");
    await shown(agent);
    await expect(link).toHaveCount(0);
    await agent.goto(address);
    await expect(agent.getByRole("main")).not.toContainText(document.title);
    await agent.goto("/portal/policies/manage");
    await shown(agent);
  });

  await test.step("the author submits it and cannot approve it", async () => {
    await take(page, "Submit for approval", "For those who call people back");
    await expect(nextStep(page)).toContainText("you can't approve it yourself");
    await expect(page.getByRole("button", { name: "Withdraw", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Approve", exact: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);
  });

  await test.step("a second administrator reviews, approves and publishes it", async () => {
    await openAsNew(approver, "approver", `${screensAddress}?title=${encodeURIComponent(document.title)}`);
    await expect(approver.getByRole("main").getByRole("row").filter({ hasText: "Submitted" })).toBeVisible();
    await approver.getByRole("link", { name: document.title }).click();
    await approver.getByRole("button", { name: "Approve", exact: true }).click();
    const changes = approver.getByRole("dialog").getByRole("region", { name: "What changes" });
    await expect(approver.getByRole("dialog")).toContainText("Unpaid policies, for agents.");
    await expect(changes).toContainText(/\d people can open it/);
    await expect(changes).toContainText("Insured name");
    await expect(changes).toContainText(`${address} is added`);
    await confirm(approver, "Approve");
    await take(approver, "Publish");
    await expect(nextStep(approver)).toContainText("Version 1 is live");
  });

  await test.step("an agent finds it in the sidebar with their own rows", async () => {
    // The page is not reloaded: the sidebar follows when the page becomes visible again.
    await showAgain(agent);
    await link.click();
    await expect(agent).toHaveURL(address);
    await expect(agent.getByRole("heading", { level: 1, name: document.title })).toBeVisible();
    expect(await headings(agent)).toEqual([
      "Policy number",
      "Insured name",
      "Carrier",
      "Months behind",
      "Last day of grace",
    ]);
  });

  await test.step("the next version replaces the first", async () => {
    await page.reload();
    await writeJson(page, { ...document, columns: ["policyNumber", "city", "monthsBehind"] });
    await save(page, "Save as version 2", 2);
    await take(page, "Submit for approval", "With the city");
    await approver.reload();
    await take(approver, "Approve");
    await take(approver, "Publish");
    await agent.goto(address);
    expect(await headings(agent)).toEqual(["Policy number", "City", "Months behind"]);
  });

  await test.step("both versions are compared", async () => {
    await page.reload();
    await openView(page, "Versions");
    await expect(version(page, 2)).toContainText("Published");
    await expect(version(page, 1)).toContainText("Replaced");
    await expect(version(page, 1)).toContainText("For those who call people back");
    await page.getByRole("button", { name: "Compare version 1" }).click();
    const dialog = page.getByRole("dialog", { name: "Compare versions" });
    await expect(dialog.getByRole("region", { name: "Summary" })).toContainText("City");
    await expect(dialog.getByRole("region", { name: "JSON" })).toContainText("insuredName");
    await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  });

  await test.step("a roll back publishes the first version again", async () => {
    await page.getByRole("button", { name: "Roll back to version 1" }).click();
    await confirm(page, "Roll back");
    await expect(version(page, 1)).toContainText("Published");
    await agent.goto(address);
    expect(await headings(agent)).toContain("Insured name");
  });

  await test.step("a retired screen is not found", async () => {
    await take(page, "Retire");
    await agent.goto("/portal/policies/manage");
    await shown(agent);
    await expect(link).toHaveCount(0);
    await page.goto(`${screensAddress}?title=${encodeURIComponent(document.title)}`);
    await expect(page.getByRole("main").getByRole("row").filter({ hasText: "Retired" })).toBeVisible();
  });

  await test.step("a restored version needs another approval", async () => {
    await page.getByRole("link", { name: document.title }).click();
    await expect(nextStep(page)).toContainText("Another administrator must approve");
    await openView(page, "Versions");
    for (const event of ["Retired by", "Published by", "Approved by", "Submitted by"])
      await expect(page.getByRole("tabpanel", { name: /^Versions/ })).toContainText(event);
    await expect(page.getByRole("button", { name: /^Roll back/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Submit again: version 1" }).click();
    await confirm(page, "Submit again");
    await expect(nextStep(page)).toContainText("Waiting for another administrator");
    await expect(page.getByRole("button", { name: "Approve", exact: true })).toHaveCount(0);
    await agent.goto("/portal/policies/manage");
    await shown(agent);
    await expect(link).toHaveCount(0);
    await approver.reload();
    await take(approver, "Approve");
    await take(approver, "Publish");
    await agent.goto(address);
    expect(await headings(agent)).toContain("Insured name");
  });
});
