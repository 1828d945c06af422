import { managePolicies } from "../apps/portal/src/screens/policies.ts";
import { agentWithRows } from "./agent-with-rows.ts";
import { closeWithEscape } from "./escape.ts";
import { accountWithPolicies, filter, openAs, press, row, shown } from "./lists.ts";
import { expect, test, totalRecords } from "./portal.ts";
import { administrator, newName, newScreen, openAsNew, published, screensAddress } from "./screens.ts";

const longerThanALook = 61_000;

test("an open screen keeps its version until the user loads the update, and works when it is retired", async ({
  page,
}) => {
  const first = newScreen("Waits", { permanentFilters: { state: "FL" } });
  const screen = await published(first);
  await page.clock.install();
  await openAsNew(page, "agent", `/portal/${String(first.path)}`);
  await shown(page);
  const sentence = "Unpaid policies where State is Florida, for agents.";
  await expect(page.getByText(sentence)).toBeVisible();
  const chips = page.getByRole("list", { name: "Fixed filters" });
  await expect(chips).toHaveText("Fixed filter: State is Florida");
  const [author, approver] = await Promise.all([administrator(), administrator("approver")]);
  const second = { ...first, title: `${first.title} again` };
  const submitted = await author.submit(await author.save(await author.get(screen), second));
  const updated = await approver.publish(await approver.approve(submitted));
  await page.clock.runFor(longerThanALook);
  await expect(page.getByText("This screen was updated.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: first.title, exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show update" }).click();
  await expect(page.getByRole("heading", { level: 1, name: second.title })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByText("This screen was updated.")).toBeHidden();

  const sidebar = page.getByRole("navigation", { name: "Main" });
  await expect(sidebar.getByRole("link", { name: second.title })).toBeVisible();
  await author.retire(updated);
  await page.clock.runFor(longerThanALook);
  await expect(page.getByText("You no longer have access to this screen.")).toBeVisible();
  await expect(sidebar.getByRole("link", { name: second.title })).toHaveCount(0);
  await (await filter(page, "City")).fill("Miami");
  const [response] = await Promise.all([
    page.waitForResponse(
      (one) => one.url().includes("/api/PolicyNonPaid?") && one.url().includes("city=Miami"),
    ),
    page.getByRole("option", { name: "Miami", exact: true }).click(),
  ]);
  expect(response.status()).toBe(200);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(chips).toHaveText("Fixed filter: State is Florida");
});

test("all actions of a custom screen work", async ({ page }) => {
  const { id, title } = newName("Works");
  const detail = { ...managePolicies.detail, as: "page", path: `screens/${id}/:id` };
  await published({ ...managePolicies, id, path: `screens/${id}`, title, detail });
  const calls: string[] = [];
  const refused: string[] = [];
  page.on("response", (response) => {
    const request = response.request();
    if (!request.headers()["portico-screen"]) return;
    const call = `${request.method()} ${new URL(request.url()).pathname.replaceAll(/[0-9a-f-]{36}/g, ":id")}`;
    calls.push(call);
    if (!response.ok()) refused.push(`${call}: ${response.status()}`);
  });
  const own = await accountWithPolicies({ inForce: 12 });
  const [first = ""] = own.inForce;
  await openAs(page, own.email, `/portal/screens/${id}`);
  await filter(page, "Carrier");
  await row(page, first).click();
  await press(page, "Notes");
  const sheet = page.getByRole("dialog", { name: /Notes/ });
  await sheet.getByLabel("New note").fill("Called.");
  const letter = { name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("a letter") };
  await sheet.getByLabel("Attach a file").setInputFiles(letter);
  await sheet.getByRole("button", { name: "Make Note" }).click();
  const saved = page.waitForEvent("download");
  await sheet.getByRole("button", { name: /^Download letter\.txt/ }).click();
  await saved;
  await closeWithEscape(sheet);
  await press(page, "History");
  const history = page.getByRole("dialog", { name: "History" });
  await expect(history.getByRole("listitem")).toHaveCount(1);
  await closeWithEscape(history);
  await page.getByRole("button", { name: "Mark All", exact: true }).click();
  await page.getByRole("button", { name: "Select all 12 matching" }).click();
  await press(page, "Change Status");
  const dialog = page.getByRole("dialog", { name: "Change policy status" });
  await dialog.getByRole("radio", { name: "Past Due" }).check();
  await dialog.getByLabel("Comment").fill("The bank sent it back.");
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await expect(page.getByText("Status changed successfully!")).toBeVisible();
  await row(page, first).getByRole("button", { name: "View" }).click();
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
  await expect(page.getByRole("button", { name: /letter\.txt/ })).toBeVisible();
  const wanted = [
    "GET /api/Carriers",
    "GET /api/Notes/:id",
    "GET /api/Notes/:id/:id",
    "GET /api/Policies",
    "GET /api/Policies/:id/status",
    "GET /api/Policies/detail/:id",
    "GET /api/Policies/summaries",
    "GET /api/TypeGeneric/:id",
    "POST /api/Notes",
    "POST /api/Policies/status",
    "POST /api/Selections",
  ];
  await expect.poll(() => calls).toEqual(expect.arrayContaining(wanted));
  expect(refused).toEqual([]);
});

test("the preview shows another user's rows and changes nothing", async ({ page }) => {
  const screen = await published(newScreen("Looked at"));
  await openAsNew(page, "admin", `${screensAddress}/${screen.id}`);
  const preview = page.getByRole("region", { name: "The screen" });
  const writing: string[] = [];
  const records = preview.getByText(/^[\d,]+–[\d,]+ of [\d,]+$/).first();
  await expect(records).toBeVisible();
  const all = await totalRecords(page);
  page.on("request", (request) => {
    const isApi = new URL(request.url()).pathname.startsWith("/api/");
    if (isApi && request.method() !== "GET" && !request.url().endsWith("/activity"))
      writing.push(request.url());
  });
  await page.getByLabel("Preview as").selectOption("Someone with other roles");
  const agent = await agentWithRows("PolicyNonPaid", "agent");
  await page.getByRole("combobox", { name: "Linked agent" }).fill(agent);
  await page.getByRole("option", { name: agent }).first().click();
  await expect(records).not.toHaveText(new RegExp(`of ${all.toLocaleString("en-US")}$`));
  expect(await totalRecords(page)).toBeLessThan(all);
  await preview.getByRole("button", { name: "Compact rows" }).click();
  await page
    .getByRole("region", { name: "Preview", exact: true })
    .getByRole("checkbox", { name: "Agent" })
    .click();
  await expect(page.getByText("They can't open this screen")).toBeVisible();
  expect(writing).toEqual([]);
});
