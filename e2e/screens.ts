import type { Page } from "@playwright/test";
import type { AddedScreen } from "../packages/contract/src/features/screens/screens.schemas.ts";
import { makeAccount } from "./accounts.ts";
import { apiOf } from "./api.ts";
import { expect, startSession } from "./portal.ts";

/** The path of the list of custom screens. */
export const screensAddress = "/portal/manage/screens";

/** A screen as a document that tests modify. */
export interface ScreenDocument extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
}

/** Returns a title that no other test uses, and its id. */
export function newName(words: string): { title: string; id: string } {
  const mark = crypto.randomUUID().slice(0, 8);
  return { title: `${words} ${mark}`, id: `${words} ${mark}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-") };
}

/** Returns a screen over unpaid policies with a unique name, for agents. */
export function newScreen(words: string, changes: Record<string, unknown> = {}): ScreenDocument {
  const { title, id } = newName(words);
  return {
    kind: "list",
    id,
    path: `screens/${id}`,
    title,
    access: "agent view.Policy|admin.Policy",
    navigation: { section: "policies" },
    endpoints: { list: "policyNonPaid.list" },
    filters: ["carrier", "city"],
    columns: ["policyNumber", "insuredName", "carrier", "monthsBehind", "graceEndDate"],
    sort: ["-monthsBehind"],
    empty: "No Data",
    ...changes,
  };
}

/** Returns an administrator for this test, who sends requests without a page. */
export async function administrator(like: "admin" | "approver" = "admin") {
  const { email } = await makeAccount({ like });
  const send = await apiOf(email);
  const at = ({ id }: AddedScreen, step = "") => `/api/GeneralConfig/screens/${id}${step}`;
  const screen = (method: string, path: string, json?: unknown, version?: number) =>
    send<AddedScreen>(method, path, { json, ...(version !== undefined && { version }) });
  const text = (document: ScreenDocument) => ({ document: JSON.stringify(document, null, 2) });
  return {
    create: (document: ScreenDocument) => screen("POST", "/api/GeneralConfig/screens", text(document)),
    save: (of: AddedScreen, document: ScreenDocument) => screen("PUT", at(of), text(document), of.version),
    submit: (of: AddedScreen) => screen("POST", at(of, "/submit"), {}, of.version),
    approve: (of: AddedScreen) => screen("POST", at(of, "/approve"), {}, of.version),
    publish: (of: AddedScreen) => screen("POST", at(of, "/publish"), undefined, of.version),
    retire: (of: AddedScreen) => screen("POST", at(of, "/retire"), {}, of.version),
    get: (of: AddedScreen) => screen("GET", at(of)),
  };
}

/** Publishes versions of a screen in order, with two administrators. Returns the screen's final state. */
export async function published(...documents: readonly ScreenDocument[]): Promise<AddedScreen> {
  const [author, approver] = await Promise.all([administrator(), administrator("approver")]);
  let screen: AddedScreen | undefined;
  for (const document of documents) {
    const draft = screen ? await author.save(screen, document) : await author.create(document);
    screen = await approver.publish(await approver.approve(await author.submit(draft)));
  }
  if (!screen) throw new Error("No version was given.");
  return screen;
}

/** Opens a page with a new account. */
export async function openAsNew(
  page: Page,
  like: "admin" | "agent" | "approver" | "manager",
  address: string,
) {
  const { email } = await makeAccount({ like });
  await startSession(page, email, address);
  await expect(page).toHaveURL(address);
  return email;
}

/** Makes a page look again for changes, as when its tab becomes visible. */
export async function showAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}

/** Opens a page of another user, in addition to the existing page. */
export async function anotherPage(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error("There is no browser for another page.");
  const context = await browser.newContext();
  return context.newPage();
}
