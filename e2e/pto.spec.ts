import type { Locator, Page } from "@playwright/test";
import { expectNoProblemsInAll } from "./accessibility-checks.ts";
import { makeAccount } from "./accounts.ts";
import { closeWithEscape } from "./escape.ts";
import { selectRadio, tabTo } from "./keyboard.ts";
import { headings, openAs, press, shown } from "./lists.ts";
import { expect, newestMessage, test } from "./portal.ts";

const address = "/portal/pto";

/** Monday to Wednesday of a week in March of next year, which has no holidays. */
function week(): { monday: string; wednesday: string } {
  const year = new Date().getFullYear() + 1;
  const eighth = new Date(Date.UTC(year, 2, 8));
  const day = (offset: number) => {
    const date = new Date(eighth.getTime() + (((8 - eighth.getUTCDay()) % 7) + offset) * 86_400_000);
    return date.toISOString().slice(0, 10);
  };
  return { monday: day(0), wednesday: day(2) };
}

/** `2027-03-08` as `03/08/2027`. */
function us(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
}

/** Creates an agent of its own, so that requests of other tests don't overlap. */
async function makeAgent(claims: readonly string[]) {
  const lastName = `Ortega ${crypto.randomUUID().slice(0, 8)}`;
  const { email } = await makeAccount({ like: "agent", hasOwnContact: true, lastName, claims });
  return { email, lastName };
}

async function openForm(page: Page): Promise<Locator> {
  await press(page, "New");
  const form = page.getByRole("dialog", { name: "New time off request" });
  await expect(form).toBeVisible();
  return form;
}

/** Fills in the days. */
async function fill(form: Locator, first: string, last: string): Promise<void> {
  await form.getByLabel("Start date").fill(first);
  await form.getByLabel("End date").fill(last);
}

function requestOf(page: Page, name: string): Locator {
  return page.getByRole("main").getByRole("grid").getByRole("row").filter({ hasText: name });
}

test("an agent requests time off with an estimate, another approves it from the calendar, and both are emailed", async ({
  page,
  browser,
}) => {
  const { monday, wednesday } = week();
  const agent = await makeAgent(["view.PTO"]);
  const approver = await makeAgent(["view.PTO", "admin.PTO"]);
  await openAs(page, agent.email, address);
  expect(await headings(page)).toEqual(
    expect.arrayContaining(["Name", "Start", "End", "Hours", "Status", "Comment", "Requested"]),
  );
  await expect(page.getByRole("complementary", { name: "Absences" })).toBeHidden();
  const form = await openForm(page);
  await expect(form.getByText("The hours appear once both dates are set.")).toBeVisible();
  await fill(form, monday, wednesday);
  await expect(form.getByText("21 hours", { exact: true })).toBeVisible();
  await form.getByLabel("End hour").selectOption("1:00 PM");
  await expect(form.getByText("17 hours", { exact: true })).toBeVisible();
  await form
    .getByLabel("Comment")
    .fill("A trip to the mountains that takes longer than fifty characters to describe");
  await form.getByRole("button", { name: "Request", exact: true }).click();
  await expect(page.getByText("New PTO Requested!")).toBeVisible();
  const own = requestOf(page, agent.lastName);
  await expect(own).toContainText(`${us(monday)} 09:00`);
  await expect(own).toContainText(`${us(wednesday)} 13:00`);
  await expect(own).toContainText("Requested");
  await expect(own.getByText("A trip to the mountains that takes longer than fif…")).toBeVisible();

  const mail = await newestMessage(page, approver.email, agent.lastName);
  expect(mail).toContain(`${agent.lastName} requested time off from ${us(monday)} 09:00`);
  const link = new URL(/http\S+\/portal\/pto\/[0-9a-f-]{36}/.exec(mail)?.[0] ?? "").pathname;

  const context = await browser.newContext();
  const other = await context.newPage();
  await openAs(other, approver.email, address);
  const calendar = other.getByRole("complementary", { name: "Absences" });
  const months = (Number(monday.slice(0, 4)) - new Date().getFullYear()) * 12 + 2 - new Date().getMonth();
  for (let month = 0; month < months; month++)
    await calendar.getByRole("button", { name: "Next month" }).click();
  const absence = calendar.getByRole("listitem").filter({ hasText: agent.lastName });
  await expect(absence).toContainText(`${us(monday)} – ${us(wednesday)}`);
  await absence.getByRole("link").click();
  await expect(other).toHaveURL(new RegExp(`${link}$`));
  await other.getByRole("main").getByRole("button", { name: "Change Status" }).click();
  const dialog = other.getByRole("dialog", { name: "Change Status" });
  await dialog.getByRole("radio", { name: "Approved" }).check();
  await dialog.getByLabel("Comment").fill("Enjoy it.");
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await expect(other.getByText("PTO Updated!")).toBeVisible();
  const history = other.getByRole("region", { name: "History" }).getByRole("listitem");
  await expect(history.first()).toContainText("Approved");
  await expect(history.first()).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await context.close();

  const decided = await newestMessage(page, agent.email);
  expect(decided).toContain("was approved");
  expect(decided).toContain(link);
  await page.reload();
  await shown(page);
  await expect(own).toContainText("Approved");
  await own.getByRole("gridcell").nth(1).click();
  await press(page, "History");
  await expect(page.getByRole("dialog", { name: "History" }).getByRole("listitem").first()).toContainText(
    "Enjoy it.",
  );
});

test("refusals say why: overlapping time off, an own request, and an impossible period", async ({ page }) => {
  const { monday, wednesday } = week();
  const { email, lastName } = await makeAgent(["view.PTO", "admin.PTO"]);
  await openAs(page, email, address);
  const form = await openForm(page);
  await fill(form, wednesday, monday);
  await form.getByRole("button", { name: "Request", exact: true }).click();
  await expect(form.getByText("EndDate can't be before StartDate")).toBeVisible();
  await fill(form, monday, wednesday);
  await form.getByRole("button", { name: "Request", exact: true }).click();
  await expect(form).toBeHidden();

  const second = await openForm(page);
  await fill(second, wednesday, wednesday);
  await second.getByRole("button", { name: "Request", exact: true }).click();
  await expect(
    second
      .getByText(`Overlaps your request from ${us(monday)} 09:00 to ${us(wednesday)} 17:00 (Requested)`)
      .first(),
  ).toBeVisible();
  await expect(second.getByLabel("Start date")).toHaveValue(/\d/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Close without saving" }).click();
  await expect(second).toBeHidden();

  const own = requestOf(page, lastName);
  await own.getByRole("gridcell").nth(1).click();
  const changeTo = async (status: string) => {
    await press(page, "Change Status");
    const dialog = page.getByRole("dialog", { name: "Change Status" });
    await dialog.getByRole("radio", { name: status }).check();
    await dialog.getByLabel("Comment").fill("Please");
    await dialog.getByRole("button", { name: "Change Status" }).click();
    return dialog;
  };
  const refused = await changeTo("Approved");
  await expect(refused.getByText(/Nobody can approve or reject their own time off/)).toBeVisible();
  await refused.getByRole("radio", { name: "Taken" }).check();
  await refused.getByRole("button", { name: "Change Status" }).click();
  await expect(refused.getByText(/This time off request is Requested. It can only become/)).toBeVisible();
  await refused.getByRole("radio", { name: "Cancelled" }).check();
  await refused.getByRole("button", { name: "Change Status" }).click();
  await expect(page.getByText("PTO Updated!")).toBeVisible();
  await expect(own).toContainText("Cancelled");
});

/** Moves to a button with Tab, and presses it with Enter. */
async function enter(page: Page, button: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await tabTo(page, button, key);
  await page.keyboard.press("Enter");
}

/** Moves to a field with Tab, and types into it. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Sets a status with the dialog. */
async function setStatus(page: Page, status: string, comment: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Change Status" });
  await expect(dialog.getByRole("radio", { name: status })).toBeVisible();
  await expectNoProblemsInAll(page, `the dialog for ${status}`);
  await selectRadio(page, dialog.getByRole("group", { name: /^Status/ }), status);
  await typeInto(page, dialog.getByLabel("Comment"), comment);
  await enter(page, dialog.getByRole("button", { name: "Change Status" }));
  await expect(page.getByText("PTO Updated!")).toBeVisible();
}

/** Moves the calendar's focus to a day with PageDown and the arrow keys. */
async function moveTo(page: Page, calendar: Locator, day: string): Promise<void> {
  const active = calendar.getByRole("grid").locator("button[tabindex='0']");
  await tabTo(page, active);
  const activeDay = async () => (await active.getAttribute("data-day")) ?? "";
  while ((await activeDay()).slice(0, 7) < day.slice(0, 7)) {
    const before = await activeDay();
    await page.keyboard.press("PageDown");
    await expect.poll(activeDay).not.toBe(before);
  }
  const days = (Date.parse(day) - Date.parse(await activeDay())) / 86_400_000;
  for (let step = 0; step < Math.abs(days); step++)
    await page.keyboard.press(days > 0 ? "ArrowRight" : "ArrowLeft");
  await expect(active).toHaveAttribute("data-day", day);
}

test("time off is requested, approved and cancelled by keyboard alone", async ({ page, browser }) => {
  const { monday, wednesday } = week();
  const agent = await makeAgent(["view.PTO"]);
  const approver = await makeAgent(["view.PTO", "admin.PTO"]);
  await openAs(page, agent.email, address);
  await expectNoProblemsInAll(page, "no time off");
  await enter(page, page.getByRole("main").getByRole("button", { name: "New", exact: true }));
  const form = page.getByRole("dialog", { name: "New time off request" });
  await typeInto(page, form.getByLabel("Start date"), monday.replaceAll("-", "/"));
  await typeInto(page, form.getByLabel("End date"), wednesday.replaceAll("-", "/"));
  await typeInto(page, form.getByLabel("End hour"), "1:00 PM");
  await expect(form.getByText("17 hours", { exact: true })).toBeVisible();
  await typeInto(page, form.getByLabel("Comment"), "Moving");
  await expectNoProblemsInAll(page, "a new request");
  await enter(page, form.getByRole("button", { name: "Request", exact: true }));
  await expect(page.getByText("New PTO Requested!")).toBeVisible();
  const own = requestOf(page, agent.lastName);
  await enter(page, own);
  const details = page.getByRole("dialog", { name: "Time off" });
  await expect(details).toContainText("Moving");
  await expectNoProblemsInAll(page, "the details of a request");
  await closeWithEscape(details);

  const context = await browser.newContext();
  const other = await context.newPage();
  await openAs(other, approver.email, address);
  const calendar = other.getByRole("complementary", { name: "Absences" });
  await moveTo(other, calendar, monday);
  await other.keyboard.press("Enter");
  await expect(calendar.getByRole("heading", { name: /^Absences on \d{4}\/03\// })).toBeVisible();
  const absence = calendar.getByRole("listitem").filter({ hasText: agent.lastName });
  await expect(absence).toBeVisible();
  await expectNoProblemsInAll(other, "the calendar of absences");
  await enter(other, absence.getByRole("link"));
  await expect(other.getByRole("heading", { level: 1, name: agent.lastName })).toBeVisible();
  await expectNoProblemsInAll(other, "the page of a request");
  await enter(other, other.getByRole("main").getByRole("button", { name: "Change Status" }));
  await setStatus(other, "Approved", "Enjoy it.");
  await context.close();

  await page.reload();
  await shown(page);
  await tabTo(page, own);
  await page.keyboard.press("Space");
  await expect(own).toHaveAttribute("aria-selected", "true");
  const change = page.getByRole("main").getByRole("button", { name: "Change Status" });
  await enter(page, change, "Shift+Tab");
  await setStatus(page, "Cancelled", "No longer needed");
  // The window was narrow in the meantime, so the button was in the More menu.
  await expect(change).toBeFocused();
  await expect(own).toContainText("Cancelled");
});
