import { accountWithPolicies, lists, openAs } from "./lists.ts";
import { expect, test } from "./portal.ts";

test("a favorite record is in the sidebar and the palette, by its current name, until it is removed", async ({
  page,
}) => {
  const own = await accountWithPolicies({ inForce: 1 });
  const [first = ""] = own.inForce;
  const urls: string[] = [];
  page.on("request", (request) => urls.push(decodeURIComponent(request.url())));
  await openAs(page, own.email, lists.manage);
  await page.getByRole("button", { name: `View ${first}` }).click();
  const panel = page.getByRole("region", { name: first });
  const sidebar = page.getByRole("navigation", { name: "Main" });
  await expect(sidebar.getByRole("link", { name: `Ada Byron · ${first}` })).toBeVisible();
  await panel.getByRole("button", { name: "Add to Favorites" }).click();
  await expect(page.getByText(`'Ada Byron · ${first}' added to favorites.`)).toBeVisible();
  await page.reload();
  const link = sidebar.getByRole("link", { name: "Ada Byron", exact: true });
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Ada Byron · ${first}`);
  await expect(link).toHaveAttribute("aria-current", "page");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search" });
  await expect(palette.getByRole("group", { name: "Favorites" })).toContainText("Ada Byron");
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Byron");
  expect(urls.filter((url) => url.includes("Byron"))).toEqual([]);
  await page.getByRole("button", { name: "Remove from Favorites" }).click();
  await expect(sidebar.getByRole("link", { name: "Ada Byron", exact: true })).toBeHidden();
});
