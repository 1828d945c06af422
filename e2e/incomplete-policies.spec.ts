import { press, row, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

test("a row that lacks a name and an agent waits, is completed by a person, and is a policy then; others are removed", async ({
  page,
}) => {
  const number = `WAIT-${crypto.randomUUID().slice(0, 8)}`;
  const lines = [
    "Policy Number,Carrier,State,Policy Effective Date",
    `${number}-1,Aetna CVS Health,FL,2026-01-01`,
    `${number}-2,Aetna CVS Health,FL,2026-01-01`,
    `${number}-3,Aetna CVS Health,FL,2026-01-01`,
  ];
  await signInWith(page, { like: "admin" }, "/portal/manage/upload");
  await shown(page);
  await press(page, "Upload");
  const upload = page.getByRole("dialog", { name: "Upload policies" });
  await upload.locator("input[type=file]").setInputFiles({
    ...{ name: `${number}.csv`, mimeType: "text/csv" },
    buffer: Buffer.from(lines.join("\n")),
  });
  await upload.getByRole("button", { name: "Upload" }).click();
  await expect(upload.getByText(/3 incomplete/).first()).toBeVisible({ timeout: 30_000 });
  await upload.getByRole("button", { name: /^Load .*incomplete$/ }).click();
  await expect(upload.getByRole("button", { name: "Done" })).toBeVisible({ timeout: 30_000 });

  await page.goto(`/portal/policies/incomplete?policyNumber=${number}`);
  await expect(row(page, `${number}-2`)).toContainText("Name, Agent");
  await row(page, `${number}-2`).click();
  await press(page, "Complete");
  const form = page.getByRole("dialog", { name: "Complete policy" });
  await expect(form.getByLabel("State")).toHaveValue("FL");
  await form.getByLabel("First name").fill("Ana");
  await form.getByLabel("Last name").fill("Rivera");
  await form.getByLabel("Agent").fill("Ríos");
  await page.getByRole("option", { name: /Ríos/ }).first().click();
  await form.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText("Policy added!")).toBeVisible();
  await expect(row(page, `${number}-2`)).toHaveCount(0);

  await row(page, `${number}-1`).click();
  await row(page, `${number}-3`).click({ modifiers: ["ControlOrMeta"] });
  await press(page, "Remove");
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(row(page, number)).toHaveCount(0);

  await page.goto(`/portal/policies/manage?policyNumber=${number}`);
  await expect(row(page, `${number}-2`)).toContainText("Rivera");
  await expect(row(page, number)).toHaveCount(1);
});
