import { accountWithPolicies, lists, openAs } from "./lists.ts";
import { expect, test, withoutEarlyCalls } from "./portal.ts";

test("the width of the details is kept", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await withoutEarlyCalls(page);
  const preferences = page.waitForResponse(/\/user\/preferences$/);
  await openAs(page, own.email, lists.manage);
  await (await preferences).finished();
  const view = page.getByRole("button", { name: `View ${own.inForce[0]}` });
  const panel = page.getByRole("region", { name: own.inForce[0] ?? "" });
  const width = async () => (await panel.boundingBox())?.width;
  await view.click();
  const before = (await width()) ?? 0;
  const saved = page.waitForResponse(
    (response) => response.url().endsWith("/user/preferences") && response.request().method() === "PUT",
  );
  await panel.getByRole("separator", { name: "Resize details" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(width).toBe(before + 32);
  await saved;
  await page.reload();
  await view.click();
  await expect.poll(width).toBe(before + 32);
});

test("when the page gets narrower and wider, the details keep the focus, and Esc returns it", async ({
  page,
}) => {
  const own = await accountWithPolicies({ inForce: 1 });
  const [first = ""] = own.inForce;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, own.email, lists.manage);
  const view = page.getByRole("button", { name: `View ${first}` });
  await view.click();
  await page.setViewportSize({ width: 800, height: 900 });
  const sheet = page.getByRole("dialog", { name: first });
  await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  const panel = page.getByRole("region", { name: first });
  await expect(panel.getByRole("heading", { level: 2 }).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(view).toBeFocused();
});
