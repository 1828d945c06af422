import { accountWithPolicies, lists, openAs, press, row, shown, toolbar } from "./lists.ts";
import { expect, test, withoutEarlyCalls } from "./portal.ts";

test("a list that fails to refresh keeps its rows, shows the reason, and can be retried", async ({
  page,
}) => {
  const own = await accountWithPolicies({ inForce: 12 });
  await openAs(page, own.email, lists.manage);
  await page.route("**/api/Policies?*", (route) =>
    route.fulfill({ status: 500, json: { message: "It broke." } }),
  );
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText("It broke.")).toBeVisible();
  await expect(row(page, own.inForce[0] ?? "")).toBeVisible();
  await page.unroute("**/api/Policies?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(row(page, own.inForce[11] ?? "")).toBeVisible();
  await expect(page.getByText("It broke.")).toHaveCount(0);
});

test("shows 'Policies haven't loaded?' with the reason, and can be retried", async ({ page, signIn }) => {
  await signIn("agent");
  await withoutEarlyCalls(page);
  await page.route("**/api/Policies?*", (route) =>
    route.fulfill({ status: 500, json: { message: "It broke." } }),
  );
  await page.goto(lists.manage);
  await expect(page.getByText("Policies haven't loaded?")).toBeVisible();
  await expect(page.getByText("It broke.")).toBeVisible();
  await page.unroute("**/api/Policies?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: /^View / }).first()).toBeVisible();
});

test("an error shows the server's message, or the status if there is none", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  let response: { status: number; body: string; contentType: string } | undefined;
  await withoutEarlyCalls(page);
  await page.route("**/api/Policies?*", (route) => (response ? route.fulfill(response) : route.continue()));
  await openAs(page, own.email, lists.manage);
  response = { status: 502, body: "The gateway is tired.", contentType: "text/plain" };
  await page.reload();
  await expect(page.getByText("Policies haven't loaded?")).toBeVisible();
  await expect(page.getByText("The gateway is tired.")).toBeVisible();
  response = { status: 502, body: "{}", contentType: "application/json" };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Error: 502 - Bad Gateway")).toBeVisible();
  response = undefined;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(row(page, own.inForce[0] ?? "")).toBeVisible();
});

test("a dialog whose code fails to load shows a notification, and the list keeps working", async ({
  page,
}) => {
  const own = await accountWithPolicies({ inForce: 2 });
  await openAs(page, own.email, lists.manage);
  await row(page, own.inForce[0] ?? "").click();
  await page.route("**/assets/*.js", (route) => route.abort("connectionreset"));
  await press(page, "Change Status");
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    "Couldn't open Change Status",
  );
  await row(page, own.inForce[1] ?? "").click();
  await expect(row(page, own.inForce[1] ?? "")).toHaveAttribute("aria-selected", "true");
  await shown(page);
});

test("a menu whose code fails to load shows an error, and the list keeps working", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, lists.manage);
  await shown(page);
  await page.route("**/assets/*.js", (route) => route.abort("connectionreset"));
  await press(page, "Export");
  await expect(toolbar(page).getByText("Couldn't load. Reload the page.")).toBeVisible();
  await row(page, own.inForce[0] ?? "").click();
  await expect(row(page, own.inForce[0] ?? "")).toHaveAttribute("aria-selected", "true");
});
