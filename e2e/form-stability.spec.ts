import { expectStill, rejectChanges } from "./form-stability.ts";
import { expect, test } from "./portal.ts";

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
  await expect.poll(() => sent).toEqual(["/identity/login"]);
  // The error of the last try stays until the next one is answered.
  await page.getByLabel("Password", { exact: true }).fill("Wrong-Password-2");
  await expectStill(page, submit, rejected);
  await expect.poll(() => sent).toEqual(["/identity/login", "/identity/login"]);

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
