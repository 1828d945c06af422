import type { Locator, Page } from "@playwright/test";
import { typeGuids } from "../packages/contract/src/generic-types.ts";
import { expectNoProblemsInAll, show, wide } from "./accessibility-checks.ts";
import { makeAccount } from "./accounts.ts";
import { apiOf } from "./api.ts";
import { tabTo } from "./keyboard.ts";
import { choose, filter, lists, press, row, showAllColumns, shown } from "./lists.ts";
import { expect, fillSignIn, newestMessage, password, signInWith, startSession, test } from "./portal.ts";

const address = "/portal/security";
const pass = "Blue-Harbor-Rain-7";
const unique = () => crypto.randomUUID().slice(0, 8);

/** Shows one user and selects the row. */
async function select(page: Page, user: string) {
  await (await filter(page, "Login")).fill(user);
  await expect(row(page, user)).toHaveCount(1);
  await expect(page.getByText("1–1 of 1")).toBeVisible();
  await page.keyboard.press("Escape");
  await row(page, user).getByRole("gridcell").nth(2).click();
  await expect(row(page, user)).toHaveAttribute("aria-selected", "true");
}

test("an agent is hired, given a rate, registered, linked, given visibility, and sees the rows, by keyboard alone", async ({
  page,
}) => {
  const name = unique();
  const other = await makeAccount({ like: "agent", lastName: `Olmos ${name}`, policies: { inForce: 2 } });
  const hidden = await makeAccount({ like: "agent", policies: { inForce: 1 } });
  const user = `hired.${name}@example.com`;
  const pressKey = (key: string) => page.keyboard.press(key);
  const typeInto = async (label: string, text: string) => {
    await tabTo(page, page.getByRole("dialog").getByLabel(label));
    await page.keyboard.type(text);
  };
  const pressButton = async (label: string | RegExp, within: Page | ReturnType<Page["getByRole"]> = page) => {
    await tabTo(page, within.getByRole("button", { name: label, exact: true }));
    await pressKey("Enter");
  };

  await signInWith(page, { like: "admin" }, "/portal/manage/agents");
  await shown(page);
  await pressButton("New Agent");
  await expect(page.getByRole("dialog").getByLabel("First name")).toBeFocused();
  await typeInto("First name", "Inés");
  await typeInto("Last name", `Vega ${name}`);
  await typeInto("Login email", user);
  await typeInto("NPN", String(Math.floor(30_000_000 + Math.random() * 60_000_000)));
  await typeInto("Status", "Active");
  await pressButton("Create", page.getByRole("dialog"));
  await expect(page.getByText("Form successfully submitted!")).toBeVisible();

  await tabTo(page, page.getByRole("search").getByRole("button", { name: "Name" }), "Shift+Tab");
  await pressKey("Enter");
  await expect(page.getByRole("dialog", { name: "Name filter" }).getByLabel("Name")).toBeFocused();
  await page.keyboard.type(`Vega ${name}`);
  await expect(page.getByText("1–1 of 1")).toBeVisible();
  await tabTo(page, row(page, name));
  await pressKey("Space");
  await expect(row(page, name)).toHaveAttribute("aria-selected", "true");
  await tabTo(page, page.getByRole("button", { name: "Rate", exact: true }), "Shift+Tab");
  await pressKey("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Inés Vega ${name}`);
  await shown(page);
  await pressButton("New Rate");
  await expect(page.getByRole("dialog").getByLabel("Agent")).toHaveValue(`Inés Vega ${name}`);
  await typeInto("Carrier", "Moda Health");
  await typeInto("Rate", "27.25");
  await typeInto("Start date", "2101/02/01");
  await pressButton("Create", page.getByRole("dialog"));
  await expect(row(page, "2101/02/01")).toContainText(/Moda Health.*\$ 27\.25/);

  await signInWith(page, { like: "security" }, address);
  await shown(page);
  await pressButton("New");
  const register = page.getByRole("dialog", { name: "Register" });
  await expect(register.getByLabel("Username")).toBeFocused();
  await page.keyboard.type(user);
  await tabTo(page, register.getByRole("textbox", { name: /^Password$/ }));
  await page.keyboard.type(pass);
  await tabTo(page, register.getByRole("textbox", { name: "Password (confirm)" }));
  await page.keyboard.type(pass);
  await typeInto("Email", user);
  await tabTo(page, register.getByLabel("Change Pass Next Login"));
  await pressKey("Space");
  await pressButton("Register", register);
  await expect(page.getByText("User registered!")).toBeVisible();

  await tabTo(page, page.getByRole("search").getByRole("button", { name: "Login" }), "Shift+Tab");
  await pressKey("Enter");
  await expect(page.getByRole("dialog", { name: "Login filter" }).getByLabel("Login")).toBeFocused();
  await page.keyboard.type(user);
  await expect(page.getByText("1–1 of 1")).toBeVisible();
  await tabTo(page, row(page, user));
  await pressKey("Space");
  await expect(row(page, user)).toHaveAttribute("aria-selected", "true");

  await expect(page.getByRole("button", { name: "Visibility" })).toHaveAccessibleDescription(
    "No contact linked for this user.",
  );
  await tabTo(page, page.getByRole("button", { name: "Edit", exact: true }), "Shift+Tab");
  await pressKey("Enter");
  const edit = page.getByRole("dialog", { name: "Edit User" });
  await expect(edit.getByLabel("Enabled")).toBeFocused();
  await pressButton("Add agent", edit);
  await expect(edit.getByRole("button", { name: "Remove agent" })).toBeVisible();
  await typeInto("Custom key", "Administrator");
  await typeInto("Custom value", "true");
  await pressKey("Enter");
  await expect(edit.getByText("A claim can't be named like a role")).toBeVisible();
  await tabTo(page, edit.getByLabel("Custom key"), "Shift+Tab");
  await page.keyboard.type("region");
  await typeInto("Custom value", "North");
  await pressKey("Enter");
  await tabTo(page, edit.getByLabel("Preset", { exact: true }));
  await page.keyboard.type("view.Policy");
  await pressButton("Add preset claim", edit);
  await expect(edit.getByRole("list", { name: "Assigned" }).last()).toContainText("view.Policy:true");
  await pressButton("Update User", edit);
  await expect(page.getByText("User edited successfully")).toBeVisible();
  await expect(row(page, user)).toContainText("agent");

  await pressButton("Link");
  const link = page.getByRole("dialog", { name: "Link" });
  await typeInto("Name", name);
  const contact = link.getByRole("radio", { name: `Inés Vega ${name}` });
  await expect(link.getByRole("radio")).toHaveCount(2);
  await tabTo(page, link.getByRole("radio").first());
  await pressKey("Space");
  if (!(await contact.isChecked())) await pressKey("ArrowDown");
  await expect(contact).toBeChecked();
  await pressButton("Link", link);
  await expect(page.getByText("User linked successfully")).toBeVisible();
  await expect(row(page, user)).toContainText(`Inés Vega ${name}`);

  await pressButton("Visibility");
  const visibility = page.getByRole("dialog", { name: `Visibility of Inés Vega ${name}` });
  await pressButton("Add", visibility);
  await tabTo(page, visibility.getByLabel("Agent"), "Shift+Tab");
  await page.keyboard.type(`Alejandra Olmos ${name}`);
  await tabTo(page, visibility.getByLabel("Resource"));
  await page.keyboard.type("Policy");
  await pressButton("Set Visibility", visibility);
  await expect(page.getByText("Visibility set successfully")).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await fillSignIn(page, user, pass);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(lists.manage);
  await shown(page);
  await expect(page.getByText("1–2 of 2")).toBeVisible();
  for (const policy of other.policies?.inForce ?? []) await expect(row(page, policy)).toBeVisible();
  expect(hidden.policies?.inForce).toHaveLength(1);
});

/** Adds an agent who has no account. */
async function addAgent(contact: { firstName: string; lastName: string }): Promise<void> {
  const send = await apiOf((await makeAccount({ like: "admin" })).email);
  const [status] = await send<{ id: string }[]>("GET", `/api/TypeGeneric/${typeGuids.agentStatus}`);
  const loginEmail = `${unique()}@example.com`;
  await send("PUT", "/api/Agent", { json: { contact, loginEmail, statusId: status?.id } });
}

test("a new agent account takes at most 12 clicks, from New to Register", async ({ page }) => {
  const name = unique();
  const contact = `Nuria Vega ${name}`;
  await addAgent({ firstName: "Nuria", lastName: `Vega ${name}` });
  const user = `clicks.${name}@example.com`;
  await signInWith(page, { like: "security" }, address);
  await shown(page);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  /** A select takes a click to open and one on the option. */
  const choose = async (target: Locator, option: string) => {
    clicks += 2;
    await target.selectOption(option);
  };
  await click(page.getByRole("button", { name: "New", exact: true }));
  const register = page.getByRole("dialog", { name: "Register" });
  await expect(register.getByLabel("Username")).toBeFocused();
  for (const text of [user, pass, pass]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(register.getByLabel("Email")).toHaveValue(user);
  await choose(register.getByLabel("Role template"), "Agent");
  await expect(register.getByRole("button", { name: "Remove agent", exact: true })).toBeVisible();
  await expect(register.getByRole("button", { name: "Remove view.Policy:true" })).toBeVisible();
  await click(register.getByLabel("Link to a contact"));
  await click(register.getByLabel("Name", { exact: true }));
  await page.keyboard.type(contact);
  await click(register.getByRole("radio", { name: contact }));
  await click(register.getByRole("button", { name: "Add visibility" }));
  const entry = register.getByRole("group", { name: "Visibility" });
  await choose(entry.getByLabel("Agent"), "Marcus Delgado");
  await choose(entry.getByLabel("Resource"), "Policy");
  await click(register.getByRole("button", { name: "Register" }));
  await expect(page.getByText("User registered!")).toBeVisible();
  test.info().annotations.push({ type: "clicks", description: `${clicks} clicks` });
  expect(clicks).toBeLessThanOrEqual(12);
  await select(page, user);
  await expect(row(page, user)).toContainText(contact);
  await press(page, "Visibility");
  const visibility = page.getByRole("dialog", { name: `Visibility of ${contact}` });
  await expect(visibility.getByLabel("Resource")).toHaveValue("Policy");
});

test("a password is reset, and a user whose rights change is signed out", async ({ page, browser }) => {
  const { email: user } = await makeAccount({ like: "agent", hasOwnContact: true });
  const theirs = await browser.newPage();
  await startSession(theirs, user);
  await signInWith(page, { like: "security" }, address);
  await select(page, user);
  await press(page, "Edit");
  const edit = page.getByRole("dialog", { name: "Edit User" });
  await edit.getByRole("button", { name: "Remove view.Policy:true" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await edit.getByRole("button", { name: "Update User" }).click();
  await expect(page.getByText("User edited successfully")).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/login/);

  await press(page, "Reset Pass");
  const reset = page.getByRole("dialog", { name: "Reset Pass" });
  await expect(reset.getByLabel("Username")).toHaveValue(user);
  await expect(reset.getByLabel("Change Pass Next Login")).toBeChecked();
  await reset.getByRole("textbox", { name: /^Password$/ }).fill(pass);
  await reset.getByRole("textbox", { name: "Password (confirm)" }).fill(`${pass}!`);
  await page.keyboard.press("Tab");
  await expect(reset.getByText("Passwords must match")).toBeVisible();
  await reset.getByRole("textbox", { name: "Password (confirm)" }).fill(pass);
  await reset.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("User password reset!")).toBeVisible();
  await fillSignIn(theirs, user, pass);
  await expect(theirs).toHaveURL(/\/login\/reset\//);

  await press(page, "Reset Pass");
  await page.getByLabel("Send a link instead").click();
  await page.getByRole("button", { name: "Send Link" }).click();
  await expect(page.getByText(`Link sent to ${user}.`)).toBeVisible();
  expect(await newestMessage(page, user)).toContain("/login/reset/");
  await theirs.close();
});

test("the second of two administrators who edit a user gets both versions", async ({ page, browser }) => {
  const { email: user } = await makeAccount({ like: "agent", claims: ["view.Policy"] });
  const other = await browser.newPage();
  for (const one of [page, other]) {
    await signInWith(one, { like: "security" }, address);
    await shown(one);
    for (const button of ["Edit", "Reset Pass", "Link"]) {
      await expect(
        one.getByRole("main").getByRole("button", { name: button, exact: true }),
      ).toHaveAccessibleDescription("No user selected.");
    }
    await choose(one, "Roles", "agent");
    await select(one, user);
    await press(one, "Edit");
  }
  const addRole = async (one: Page, role: string) => {
    const edit = one.getByRole("dialog", { name: "Edit User" });
    await edit.getByRole("button", { name: `Add ${role}` }).click();
    await edit.getByRole("button", { name: "Update User" }).click();
  };
  await addRole(other, "customer");
  await expect(other.getByText("User edited successfully")).toBeVisible();
  await addRole(page, "administrator");
  const both = page.getByRole("dialog", { name: "Someone else changed this" });
  await expect(both.getByRole("group")).toHaveText(/Yours.*agent.*administrator.*Theirs.*customer.*agent/);
  await both.getByRole("button", { name: "Save chosen versions" }).click();
  await expect(row(page, user)).toContainText("administrator, agent");
  await other.close();
});

test("the server's message follows the text of a failed change", async ({ page, accountLike }) => {
  const { email: own } = await accountLike("security");
  await startSession(page, own, address);
  await select(page, own);
  await press(page, "Edit");
  const edit = page.getByRole("dialog", { name: "Edit User" });
  await edit.getByLabel("Enabled").click();
  await edit.getByRole("button", { name: "Update User" }).click();
  await expect(page.getByText(/^User edit error: You can't disable your own account\./)).toBeVisible();
  await edit.getByLabel("Enabled").click();
  await edit.getByRole("button", { name: "Add administrator" }).click();
  await edit.getByRole("button", { name: "Update User" }).click();
  await expect(page.getByText(/^User edit error: You can't give yourself more permissions/)).toBeVisible();
});

test("new claims appear in the open portal without a reload, and a screen without access keeps its unsaved form", async ({
  page,
}) => {
  const { email, policies } = await makeAccount({
    like: "agent",
    policies: { inForce: 1 },
    claims: ["view.Policy"],
  });
  const { email: security } = await makeAccount({ like: "security" });
  await page.clock.install();
  await startSession(page, email, lists.manage);
  await shown(page);
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link", { name: "Policies", exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Customer", exact: true })).toHaveCount(0);
  const assign = page.getByRole("option", { name: "Assign", exact: true });
  const palette = page.getByRole("dialog", { name: "Search" });
  await row(page, policies?.inForce[0] ?? "").click();
  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("option", { name: "Change Status", exact: true })).toBeVisible();
  await expect(assign).toHaveCount(0);
  await page.keyboard.press("Escape");

  const send = await apiOf(security);
  const query = `/api/UserManage?userName=${encodeURIComponent(email)}`;
  const { data } = await send<{ data: { id: string; version: number }[] }>("GET", query);
  const [user] = data;
  if (!user) throw new Error(`${email} is not in the list.`);
  const change = (version: number, claims: string) =>
    send<{ version: number }>("PUT", `/api/UserManage/${user.id}`, {
      json: { enable: true, roles: "agent", claims },
      version,
    });
  const all = "view.Policy:true, admin.Policy:true, view.Customer:true";
  const { version } = await change(user.version, all);
  await page.clock.runFor(61_000);
  await expect(main.getByRole("link", { name: "Customer", exact: true })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(assign).toBeVisible();
  await page.keyboard.press("Escape");
  await main.getByRole("link", { name: "Customer", exact: true }).click();
  await expect(page).toHaveURL("/portal/customerManage");
  await page.reload();
  await shown(page);

  await press(page, "New");
  const form = page.getByRole("dialog", { name: "New customer" });
  await form.getByLabel("First name").fill("Maximiliana");
  await change(version, "view.Policy:true");
  // Activity is reported to the server, at most once a minute.
  await page.keyboard.press("Tab");
  await page.clock.runFor(61_000);
  const signIn = page.getByRole("dialog", { name: "Sign in again to continue" });
  await signIn.getByRole("textbox", { name: "Password" }).fill(password);
  await signIn.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("You no longer have access to this screen.")).toBeVisible();
  await expect(form.getByLabel("First name")).toHaveValue("Maximiliana");
  await expect(main.getByRole("link", { name: "Customer", exact: true, includeHidden: true })).toHaveCount(0);
});

test("the users screen and its dialogs have no accessibility violations", async ({ page }) => {
  const { email: user } = await makeAccount({ like: "agent", hasOwnContact: true });
  await show(page, wide);
  await signInWith(page, { like: "security" }, address);
  await select(page, user);
  await showAllColumns(page);
  await expect(row(page, user)).toContainText(/[A-Z][a-z]{2}, \d+\/\d+\/\d\d at \d+:\d\d[AP]M/);
  await expectNoProblemsInAll(page, "users");
  for (const [button, content] of [
    ["New", "Username"],
    ["Edit", "Custom key"],
    ["Reset Pass", "Send a link instead"],
    ["Link", "Clear Filters"],
    ["Visibility", "Add"],
  ] as const) {
    // Not `press`, which would open the More menu of the narrow page that the last check leaves.
    await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(content).first()).toBeVisible();
    if (button === "Visibility") await dialog.getByRole("button", { name: "Add" }).click();
    await expectNoProblemsInAll(page, button);
    await page.keyboard.press("Escape");
    const discard = page.getByRole("button", { name: "Close without saving" });
    if (button === "Visibility") await discard.click();
    await expect(dialog).toBeHidden();
  }
});
