import { type Browser, expect as expectPlain, type Locator, type Page } from "@playwright/test";
import { expectNoProblemsInAll } from "./accessibility-checks.ts";
import { press, row, shown } from "./lists.ts";
import { expect, newestMessage, signInWith, test } from "./portal.ts";

/** A phone number that no other test has. */
function uniquePhone(): string {
  return `305${String(2_000_000 + Math.floor(Math.random() * 7_999_999))}`;
}

/** Submits an application with the API and opens the manager with it. */
async function openApplication(
  page: Page,
  language: "en" | "es",
): Promise<{ phone: string; name: string; email: string }> {
  const name = `Cruz${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const phone = uniquePhone();
  const email = `${name.toLowerCase()}@example.com`;
  await signInWith(page, { like: "agent" }, "/portal/form/manage");
  const status = await page.evaluate(
    async ({ phone, name, email, language }) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem("portico.token")}`,
        "content-type": "application/json",
      };
      const sources: { id: string }[] = await (
        await fetch("/api/TypeGeneric/6f1c2b1e-0017-4a6e-9b1a-1d7a5c3e0017", { headers })
      ).json();
      const body = {
        sourceId: sources[0]?.id,
        firstName: "Inés",
        lastName: name,
        dob: "1990-02-28",
        sex: "F",
        migratoryStatus: "citizen",
        phone,
        email,
        language,
        address: "120 Coral Way",
        city: "Miami",
        state: "FL",
        annualHouseholdIncome: 30_000,
        totalMembers: 1,
        planSelected: "Silver 94",
        monthlyPayment: 12.5,
      };
      const made = await fetch("/api/OfflineApp", { method: "POST", headers, body: JSON.stringify(body) });
      return made.status;
    },
    { phone, name, email, language },
  );
  expectPlain(status).toBe(200);
  await page.reload();
  await shown(page);
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByText("1–1 of 1")).toBeVisible();
  await row(page, name).click();
  return { phone, name, email };
}

/** Opens the link of the SMS on a phone. */
async function openLink(
  browser: Browser,
  url: string,
  options: { javaScriptEnabled: boolean; locale?: string },
) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

async function enterBirthDate(
  page: Page,
  labels: { month: string; day: string; year: string; next: string },
) {
  await page.getByLabel(labels.month).selectOption({ index: 2 });
  await page.getByLabel(labels.day).selectOption("28");
  await page.getByLabel(labels.year).selectOption("1990");
  await page.getByRole("button", { name: labels.next }).click();
}

const english = { month: "Month", day: "Day", year: "Year", next: "Continue" };
const spanish = { month: "Mes", day: "Día", year: "Año", next: "Continuar" };

function hasDrawing(pad: Locator): Promise<boolean> {
  return pad.evaluate((canvas: HTMLCanvasElement) => {
    const image = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
    return image?.data.some((value) => value > 0) ?? false;
  });
}

test("an applicant agrees on a phone without JavaScript, in Spanish, and the history shows it", async ({
  page,
  browser,
}) => {
  const { phone, name, email } = await openApplication(page, "es");
  await press(page, "Send Consent");
  const sent = page.getByRole("dialog", { name: "Send consent request" });
  await sent.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Consent request sent.").first()).toBeVisible();
  const link = (await sent.getByRole("link").getAttribute("href")) ?? "";
  expect(link).toMatch(/\/sign\/\?id=[0-9a-f-]{36}$/);
  expect(await newestMessage(page, phone)).toContain(link);
  await page.keyboard.press("Escape");
  await press(page, "Send Consent");
  await sent.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText(/Coudn't send consent\..*10 minutes/)).toBeVisible();
  await page.keyboard.press("Escape");

  const { pathname, search } = new URL(link);
  const address = new URL(pathname + search, page.url()).href;
  const applicant = await openLink(browser, address, { javaScriptEnabled: false, locale: "es-US" });
  await enterBirthDate(applicant, spanish);
  await expect(applicant.getByRole("heading", { level: 1 })).toContainText("Consentimiento");
  await expect(applicant.getByText("Dibújela")).toBeHidden();
  await applicant.getByLabel("Su nombre completo").fill("Inés");
  await applicant.getByRole("button", { name: "Acepto", exact: true }).click();
  await expect(applicant.getByRole("alert")).toContainText("Escriba su nombre y apellido");
  await applicant.getByLabel("Su nombre completo").fill(`ines ${name.toLowerCase()}`);
  await applicant.getByRole("button", { name: "Acepto", exact: true }).click();
  await expect(applicant.getByRole("heading", { name: "Gracias" })).toBeVisible();

  await press(page, "History");
  const consent = page.getByRole("dialog", { name: "History" }).getByRole("region", { name: "Consent" });
  await expect(consent).toContainText("Agreed");
  await expect(consent).toContainText(`ines ${name.toLowerCase()}`);
  // Another browser, but the same address, as everything is on this machine.
  await expect(consent).toContainText("Signed on the agent's device");
  await expect(consent).toContainText("Answered from the IP address that a request was sent from.");
  await consent.getByRole("button", { name: "Email PDF" }).click();
  const question = page.getByRole("alertdialog", { name: "Email the record to the applicant?" });
  await expect(question).toContainText(email);
  await question.getByRole("button", { name: "Email PDF" }).click();
  await expect(page.getByText(`The PDF is being sent to ${email}.`)).toBeVisible();
  expect(await newestMessage(page, email)).toContain("consent.pdf");

  await applicant.goto(`${address}&lang=en`);
  await enterBirthDate(applicant, english);
  await applicant.getByRole("button", { name: "Withdraw consent" }).click();
  await expect(applicant.getByRole("heading", { name: "Consent withdrawn" })).toBeVisible();
});

test("a consent signed in the agent's own browser is marked in the history and found in the list", async ({
  page,
}) => {
  const { name } = await openApplication(page, "en");
  await press(page, "Send Consent");
  const sent = page.getByRole("dialog", { name: "Send consent request" });
  await sent.getByRole("button", { name: "Send", exact: true }).click();
  const { pathname, search } = new URL((await sent.getByRole("link").getAttribute("href")) ?? "");
  await page.keyboard.press("Escape");
  const applicant = await page.context().newPage();
  await applicant.goto(pathname + search);
  await enterBirthDate(applicant, english);
  await applicant.getByLabel("Your full name").fill(`Inés ${name}`);
  await applicant.getByRole("button", { name: "I agree" }).click();
  await expect(applicant.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await applicant.close();

  await press(page, "History");
  const history = page.getByRole("dialog", { name: "History" });
  await expect(history.getByText("Signed on the agent's device")).toBeVisible();
  await expect(history).toContainText("sent from, in a browser that is used for the portal.");
  const filter = new URLSearchParams({ consentDevice: "Signed on the agent's device" });
  await page.goto(`/portal/form/manage?${filter}`);
  await shown(page);
  await expect(row(page, name)).toContainText("Signed on the agent's device");
  filter.set("consentDevice", "Signed on another device");
  await page.goto(`/portal/form/manage?${filter}`);
  await shown(page);
  await expect(row(page, name)).toHaveCount(0);
});

test("the consent pages are accessible, and take a drawn signature", async ({ page, browser }) => {
  const { name } = await openApplication(page, "en");
  await press(page, "Send Consent");
  const sent = page.getByRole("dialog", { name: "Send consent request" });
  await sent.getByRole("button", { name: "Send", exact: true }).click();
  const link = sent.getByRole("link");
  const { pathname, search } = new URL((await link.getAttribute("href")) ?? "");
  const address = new URL(pathname + search, page.url()).href;
  const applicant = await openLink(browser, address, { javaScriptEnabled: true, locale: "en-US" });
  await expectNoProblemsInAll(applicant, "birth date");
  await applicant.getByRole("link", { name: "Español" }).click();
  await expectNoProblemsInAll(applicant, "birth date in Spanish");
  await applicant.getByRole("link", { name: "English" }).click();
  await enterBirthDate(applicant, { ...english });
  await expect(applicant.getByLabel("Your full name")).toBeVisible();
  await expectNoProblemsInAll(applicant, "request");
  await applicant.goto(`${address}&lang=es`);
  await enterBirthDate(applicant, spanish);
  await expect(applicant.getByLabel("Su nombre completo")).toBeVisible();
  await expectNoProblemsInAll(applicant, "request in Spanish");
  await applicant.goto(`${address}&lang=en`);
  await enterBirthDate(applicant, english);
  const pad = applicant.locator("canvas");
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error("There is no signature pad.");
  await applicant.mouse.move(box.x + 20, box.y + 20);
  await applicant.mouse.down();
  await applicant.mouse.move(box.x + 120, box.y + 50, { steps: 5 });
  await applicant.mouse.up();
  const signature = applicant.locator('input[name="signature"]');
  await expect(signature).toHaveValue(/^M\d+ \d+(L\d+ \d+)+$/);
  await applicant.getByLabel("Your full name").fill("Someone Else");
  await applicant.getByRole("button", { name: "I agree" }).click();
  await expect(applicant.getByRole("alert")).toBeVisible();
  await expect(signature).toHaveValue(/^M\d+ \d+(L\d+ \d+)+$/);
  expectPlain(await hasDrawing(pad)).toBe(true);
  await applicant.getByLabel("Your full name").fill(`Inés ${name}`);
  await applicant.getByRole("button", { name: "I agree" }).click();
  await expect(applicant.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expectNoProblemsInAll(applicant, "done");
  for (const [lang, labels] of [
    ["en", english],
    ["es", spanish],
  ] as const) {
    await applicant.goto(`${address}&lang=${lang}`);
    await enterBirthDate(applicant, labels);
    await expect(applicant.getByRole("button", { name: "PDF" })).toBeVisible();
    await expectNoProblemsInAll(applicant, `signed, ${lang}`);
  }
  await applicant.getByRole("button", { name: "Retirar el consentimiento" }).click();
  await expect(applicant.getByRole("button")).toHaveCount(0);
  await expectNoProblemsInAll(applicant, "withdrawn");
  await page.keyboard.press("Escape");
  await press(page, "History");
  await expect(page.getByRole("dialog", { name: "History" })).toContainText("With a drawn signature.");
  await expectNoProblemsInAll(page, "history");
  await page.getByRole("button", { name: "Email PDF" }).click();
  await expectNoProblemsInAll(page, "question before the email");
});
