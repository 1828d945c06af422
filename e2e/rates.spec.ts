import { filter, press, row, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

/** A day in another century for each run, so that runs do not overlap. */
const year = 2100 + Math.floor(Math.random() * 7_000);

test("the rates of an agent are reached from the agent, and cannot overlap", async ({ page }) => {
  await signInWith(page, { like: "admin" }, "/portal/manage/agents");
  await shown(page);
  // Other tests' agents have the same name.
  await (await filter(page, "Login email")).fill("agent@portico.test");
  await expect(page.getByText("1–1 of 1")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Rate", exact: true })).toBeDisabled();
  await row(page, "agent@portico.test").click();
  await press(page, "Rate");
  await expect(page).toHaveURL(/\/portal\/manage\/rates\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alejandra Ríos");
  await expect(page.getByRole("search")).toContainText("Alejandra Ríos");
  await page.goto(`${page.url()}?carrier=Moda+Health`);
  await shown(page);

  await press(page, "New Rate");
  const form = page.getByRole("dialog", { name: "New rate" });
  await expect(form.getByLabel("Agent")).toHaveValue("Alejandra Ríos");
  await expect(form.getByLabel("Rate")).toHaveValue("0.00");
  await form.getByLabel("Carrier").selectOption("Moda Health");
  await form.getByLabel("Rate").fill("27.25");
  await form.getByLabel("Start date").fill(`${year}-02-01`);
  await form.getByLabel("End date").fill(`${year}-01-31`);
  await form.getByRole("button", { name: "Create" }).click();
  await expect(form.getByText("EndDate can't be before StartDate").first()).toBeVisible();
  await form.getByLabel("End date").fill(`${year}-12-31`);
  await form.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Form successfully submitted!")).toBeVisible();
  await expect(row(page, `${year}/02/01`)).toContainText("$ 27.25");

  await press(page, "New Rate");
  await form.getByLabel("Carrier").selectOption("Moda Health");
  await form.getByLabel("Start date").fill(`${year}-12-31`);
  await form.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Validation failed, form errors!")).toBeVisible();
  const overlap = `Overlaps the rate of $ 27.25 from ${year}/02/01 to ${year}/12/31`;
  await expect(form.getByText(overlap, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Close without saving" }).click();
  await expect(form).toBeHidden();

  await row(page, `${year}/02/01`).click();
  await press(page, "Edit Rate");
  const edit = page.getByRole("dialog", { name: "Edit rate" });
  await edit.getByLabel("Rate").fill("28");
  await edit.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(row(page, `${year}/02/01`)).toContainText("$ 28.00");
  await press(page, "Go Back");
  await expect(page).toHaveURL(/\/portal\/manage\/agents$/);
});

test("rates/{agentId} redirects, says that there is no such agent, and agents without the role are rejected", async ({
  page,
}) => {
  const agentId = "00000000-0000-4000-8000-00000000abcd";
  await signInWith(page, { like: "admin" }, `/portal/rates/${agentId}`);
  await expect(page).toHaveURL(`/portal/manage/rates/${agentId}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agent Rates");
  await expect(page.getByText("Agent not found")).toBeVisible();
  await page.getByRole("link", { name: "Back to Agent Rates" }).click();
  await shown(page);
  await signInWith(page, { like: "manager" }, `/portal/rates/${agentId}`);
  await expect(page).toHaveURL(/error\?error=insufficient_permissions/);
});
