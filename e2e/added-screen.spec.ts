import { shown } from "./lists.ts";
import { expect, test, totalRecords } from "./portal.ts";
import { administrator, newScreen, openAsNew, published, screensAddress } from "./screens.ts";

const longerThanALook = 61_000;

test("a new version of a screen that is open waits until it is asked for", async ({ page }) => {
  const first = newScreen("Waits");
  const screen = await published(first);
  await page.clock.install();
  await openAsNew(page, "agent", `/portal/${String(first.path)}`);
  await shown(page);
  const [author, approver] = await Promise.all([administrator(), administrator()]);
  const second = { ...first, title: `${first.title} again` };
  const submitted = await author.submit(await author.save(await author.get(screen), second));
  await approver.publish(await approver.approve(submitted));
  await page.clock.runFor(longerThanALook);
  await expect(page.getByText("There is another version of this screen.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: first.title, exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: second.title })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByText("There is another version of this screen.")).toBeHidden();
});

test("an administrator sees the rows that somebody else would get, and changes nothing", async ({ page }) => {
  const screen = await published(newScreen("Looked at"));
  await openAsNew(page, "admin", `${screensAddress}/${screen.id}`);
  const preview = page.getByRole("region", { name: "The screen" });
  const writing: string[] = [];
  const records = preview.getByText(/of [\d,]+$/).first();
  await expect(records).toBeVisible();
  const all = await totalRecords(page);
  page.on("request", (request) => {
    const isApi = new URL(request.url()).pathname.startsWith("/api/");
    if (isApi && request.method() !== "GET" && !request.url().endsWith("/activity"))
      writing.push(request.url());
  });
  await page.getByLabel("Show it as").selectOption("Somebody with other rights");
  await page.getByRole("combobox", { name: "Their own rows are those of" }).fill("Alejandra");
  await page.getByRole("option", { name: "Alejandra" }).first().click();
  await expect(records).not.toHaveText(new RegExp(`of ${all.toLocaleString("en-US")}$`));
  expect(await totalRecords(page)).toBeLessThan(all);
  await preview.getByRole("button", { name: "Compact rows" }).click();
  await page
    .getByRole("region", { name: "Preview", exact: true })
    .getByRole("checkbox", { name: "Agent" })
    .click();
  await expect(page.getByText("They could not open this screen")).toBeVisible();
  expect(writing).toEqual([]);
});
