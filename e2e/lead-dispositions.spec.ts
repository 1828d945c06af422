import { makeAccount } from "./accounts.ts";
import { apiOf, finishJob } from "./api.ts";
import { countKeys } from "./count-keys.ts";
import { row, shown } from "./lists.ts";
import { expect, startSession, test, totalRecords } from "./portal.ts";

/** What an agent hears from one lead after the other. As many letters are typed for each. */
const outcomes = ["Busy", "Call Back", "Left Message", "Sold", "Call Back"] as const;
const leadCount = 20;

interface FollowUps {
  readonly data: readonly { readonly name: string; readonly kind: string; readonly timing: string }[];
}

test("an agent gives 20 leads their dispositions by keyboard, and a date takes at most 4 keys more", async ({
  page,
}) => {
  const { email } = await makeAccount({ like: "admin" });
  const send = await apiOf(email);
  const lastName = `Keyed${crypto.randomUUID().slice(0, 8)}`;
  const start = Math.floor(Math.random() * 900_000);
  const names = Array.from(
    { length: leadCount },
    (_, index) => `Lead${String(index).padStart(2, "0")} ${lastName}`,
  );
  const lines = names.map(
    (name, index) => `${name},2${String(101_000_000 + start * 100 + index).padStart(9, "0")}`,
  );
  const csv = ["Name,Phone", ...lines].join("\n");
  await finishJob(send, await send("POST", "/api/Leads/upload?fileName=leads.csv", { csv }));

  await startSession(page, email, "/portal/leads?sort=contactName");
  await shown(page);
  await page.keyboard.press("/");
  await page.keyboard.type(lastName);
  await expect.poll(() => totalRecords(page)).toBe(leadCount);
  // From the search to the status of the first lead.
  const statusOf = (name: string) =>
    row(page, name).getByRole("button", { name: /^(New|Busy|Call Back|Left Message|Sold)$/ });
  await page.keyboard.press("ArrowDown");
  await expect(row(page, names[0] ?? "")).toBeFocused();

  const keys = await countKeys(page);
  const used = new Map<string, number[]>();
  const dated: string[] = [];
  for (const [index, name] of names.entries()) {
    const outcome = outcomes[index % outcomes.length] ?? "Busy";
    // Every second call back has a date.
    const hasDate = outcome === "Call Back" && index % 2 === 1;
    const before = await keys();
    for (
      let step = 0;
      step < 6 && !(await statusOf(name).evaluate((cell) => cell === document.activeElement));
      step++
    )
      await page.keyboard.press("ArrowRight");
    await expect(statusOf(name)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("input[role=combobox]:focus")).toBeVisible();
    await page.keyboard.type(outcome.slice(0, 4));
    const found = page.getByRole("listbox").getByRole("option");
    await expect.poll(() => found.count()).toBeLessThan(3);
    await expect(found.first()).toHaveText(outcome);
    await page.keyboard.press("Enter");
    if (outcome === "Call Back") {
      const dialog = page.getByRole("dialog", { name: "Set Disposition" });
      await expect(dialog.getByRole("spinbutton", { name: "Business days" })).toBeFocused();
      if (hasDate) await page.keyboard.press("3");
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
    }
    await expect(row(page, name)).toContainText(outcome);
    await page.keyboard.press("j");
    const what = hasDate ? "dated" : outcome;
    used.set(what, [...(used.get(what) ?? []), (await keys()) - before]);
    if (hasDate) dated.push(name);
  }

  expect(dated.length).toBeGreaterThanOrEqual(4);
  const most = (what: string) => Math.max(...(used.get(what) ?? []));
  const fewest = Math.min(...["Busy", "Left Message", "Sold"].flatMap((what) => used.get(what) ?? []));
  expect(most("dated") - fewest).toBeLessThanOrEqual(4);
  expect(most("dated") - Math.min(...(used.get("Call Back") ?? []))).toBeLessThanOrEqual(4);

  // The page has ended the first session.
  const sendAgain = await apiOf(email);
  const { data } = await sendAgain<FollowUps>("GET", `/api/FollowUps?pageSize=100&search=${lastName}`);
  expect(data.map(({ name }) => name).sort()).toEqual(dated);
  expect(data.map(({ kind }) => kind)).toEqual(dated.map(() => "Call Back"));
});
