import type { Page } from "@playwright/test";
import { portalScreens } from "../apps/portal/portal-screens.ts";
import { expectStill, rejectChanges } from "./form-stability.ts";
import { press, shown } from "./lists.ts";
import { expect, test } from "./portal.ts";

/** The forms of the declared screens, of new rows and of selected ones. Searching for an option has its own tests. */
const forms = (await portalScreens())
  .filter(({ path }) => !path.includes(":"))
  .flatMap(({ path, actions = [], forms: declared = [] }) =>
    actions.flatMap((action) => {
      if (action.kind !== "form") return [];
      const [first] = declared.find(({ id }) => id === action.form)?.fields ?? [];
      const isSearched = typeof first === "object" && first.as === "asyncSelect";
      return isSearched ? [] : [{ path, label: action.label, isOfRow: action.mode === "edit" }];
    }),
  );

/** Changes the first field that can be typed in. */
async function change(page: Page) {
  const fields = page
    .getByRole("dialog")
    .locator("input:not([type=checkbox],[type=radio],[readonly]), textarea")
    .filter({ visible: true });
  await fields.first().pressSequentially("7");
}

test("no form moves its button when it is submitted and rejected", async ({ page, signIn }) => {
  test.setTimeout(180_000);
  expect(forms.length).toBeGreaterThan(5);
  await signIn("admin");
  await rejectChanges(page);
  for (const { path, label, isOfRow } of forms) {
    await test.step(`${label} of ${path}`, async () => {
      await page.goto(`/portal/${path}`);
      const rows = (await shown(page)).getByRole("row");
      if (isOfRow && (await rows.count()) < 2) return;
      const checkbox = rows.nth(1).getByRole("checkbox");
      if (isOfRow) await ((await checkbox.count()) > 0 ? checkbox.first().check() : rows.nth(1).click());
      await press(page, label);
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await change(page);
      const notification = page.locator("[data-notifications]").getByText(/error/i);
      const rejected = dialog.getByRole("alert").or(dialog.locator("[data-invalid]")).or(notification);
      await expectStill(page, dialog.locator("[data-dialog-footer] [type=submit]"), rejected);
    });
  }
});

test("no form of the login area moves its button, or sends a double click twice", async ({
  page,
  accountLike,
}) => {
  const { email } = await accountLike("agent");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  const rejected = page.getByRole("main").getByRole("alert").filter({ hasText: /./ });
  const submit = page.locator("form [type=submit]");

  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Wrong-Password-1");
  await expectStill(page, submit, rejected);
  expect(sent).toEqual(["/identity/login"]);
  // The error of the last try stays until the next one is answered.
  await page.getByLabel("Password", { exact: true }).fill("Wrong-Password-2");
  await expectStill(page, submit, rejected);
  expect(sent).toEqual(["/identity/login", "/identity/login"]);

  await page.goto("/login/reset/AAAAAAAAAAAAAAAAAAAAAA");
  await page.getByLabel("Email").fill(email);
  for (const label of ["New password", "Confirm new password"])
    await page.getByLabel(label, { exact: true }).fill("Another-Pass-9");
  const notReset = page.getByText(/^Couldn't reset password: /);
  await expectStill(page, submit, notReset);
  await expectStill(page, submit, notReset);
  await expect(page).toHaveURL(/\/login\/reset\//);

  await page.goto("/login/2fa?code=AAAAAAAAAAAAAAAAAAAAAA&methods=totp");
  await page.getByRole("textbox", { name: "Code" }).fill("123456");
  await expectStill(page, submit, rejected);

  await rejectChanges(page);
  await page.goto("/login/forgot");
  await page.getByLabel("Email").fill(email);
  await expectStill(page, submit, rejected);
});
