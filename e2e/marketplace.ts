import type { Page } from "@playwright/test";
import { spreadsheetOf } from "../apps/server/test/spreadsheet.ts";
import { tabTo } from "./keyboard.ts";
import { expect } from "./portal.ts";

/** The parts of an application that the journeys use. */
export interface Application {
  readonly id: string;
  readonly raw: {
    readonly object: {
      readonly persons: readonly {
        readonly id: string;
        readonly name: { readonly first: string; readonly last: string };
      }[];
      readonly insuranceApplication: {
        readonly income: number;
        readonly applicants: readonly Applicant[];
      };
    };
  };
}

interface Applicant {
  readonly id: string;
  readonly person_ref: string;
  readonly eligibilityInitial: { readonly indicator: boolean };
  readonly eligibilitySpecial: { readonly indicator: boolean };
}

/** Returns IDs of applications that no other test uses. The sandbox has one for every ID. */
export function newApplicationIds(count: number): string[] {
  const first = 5_000_000_001 + Math.floor(Math.random() * 4_000_000_000);
  return Array.from({ length: count }, (_, index) => String(first + index)).filter(
    (id) => !id.endsWith("000"),
  );
}

/** Returns a spreadsheet with the IDs of applications in Florida, as numbers. */
async function applicationsFile(ids: readonly string[]) {
  const rows = ids.map((id) => ["", Number(id), "FL"]);
  return {
    name: "ids.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: await spreadsheetOf([
      ["Application IDs of today"],
      ["Client", "FFMApplicationID", "State"],
      ...rows,
    ]),
  };
}

/** Uploads IDs of new applications with the keyboard, confirms what would happen, and waits until they are here. */
export async function uploadApplications(page: Page, ids: readonly string[]): Promise<void> {
  await pressKey(page, "button", "Upload CSV");
  const dialog = page.getByRole("dialog", { name: "Upload CSV" });
  await dialog.locator("input[type=file]").setInputFiles(await applicationsFile(ids));
  const upload = dialog.getByRole("button", { name: "Upload", exact: true });
  await tabTo(page, upload);
  await page.keyboard.press("Enter");
  const confirm = dialog.getByRole("button", { name: `Load ${ids.length} new` });
  await expect(confirm).toBeVisible({ timeout: 60_000 });
  await tabTo(page, confirm);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Done" })).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** Returns the first of these applications in which at least two people can enroll, and the names of all applicants. */
export async function findEnrollable(page: Page, ids: readonly string[]) {
  for (const id of ids) {
    const application = await readApplication(page, id);
    const { applicants } = application.raw.object.insuranceApplication;
    const eligible = applicants.filter(canEnroll);
    if (eligible.length >= 2)
      return { ...application, eligible: eligible.map((one) => nameOf(application, one)) };
  }
  throw new Error("Two people can enroll in none of these applications.");
}

function canEnroll({ eligibilityInitial, eligibilitySpecial }: Applicant): boolean {
  return eligibilityInitial.indicator || eligibilitySpecial.indicator;
}

function nameOf({ raw }: Application, { person_ref }: Applicant): string {
  const person = raw.object.persons.find(({ id }) => id === person_ref);
  return `${person?.name.first} ${person?.name.last}`;
}

/** Reads an application with the session of the page. */
async function readApplication(page: Page, id: string): Promise<Application> {
  const token = await page.evaluate(() => localStorage.getItem("portico.token"));
  const response = await page.request.get(`/api/application/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

/** Moves the focus to a control with Tab, and presses it with Enter, or with the space bar if it is a checkbox. */
export async function pressKey(
  page: Page,
  role: "button" | "link" | "checkbox",
  name: string | RegExp,
  within: Pick<Page, "getByRole"> = page.getByRole("main"),
): Promise<void> {
  const target = within.getByRole(role, { name, ...(typeof name === "string" && { exact: true }) });
  await tabTo(page, target);
  await page.keyboard.press(role === "checkbox" ? "Space" : "Enter");
}
