import type { BrowserContext, Page, Request } from "@playwright/test";
import type { FormState } from "../../packages/ui/scripts/soak-forms/form-state.ts";
import type { Random } from "../../packages/ui/scripts/soak-forms/random.ts";
import { expect } from "../portal.ts";
import { randomForm } from "./random-form.ts";
import { fieldOf, isSecret } from "./shown-application.ts";

const formAddress = "/portal/form/new";
/** Actions that take longer have failed. */
const actionTimeout = 30_000;

/** How a user interrupts filling in the form. */
export type Interruption = "reload" | "leave" | "close";

/** A user's session with one form, which is reloaded, closed and opened again, and whose network fails. */
export function randomSession(context: BrowserContext, firstPage: Page, random: Random) {
  let page = firstPage;
  let form = randomForm(page, random);
  let isOffline = false;
  /** The bodies that Submit New has sent. */
  const sent: Record<string, unknown>[] = [];
  /** What was thrown in a page. */
  const thrown: string[] = [];
  let lookups = 0;
  let ended = 0;
  const isLookup = (url: string) => url.includes("/api/ZipCodes/");
  context.on("request", (request) => isLookup(request.url()) && lookups++);
  const isSubmission = (request: Request) =>
    request.method() === "POST" && request.url().endsWith("/api/OfflineApp");
  context.on("request", (request) => isSubmission(request) && sent.push(request.postDataJSON()));
  const end = (request: Request) => {
    if (isLookup(request.url())) lookups--;
    if (isSubmission(request)) ended++;
  };
  context.on("requestfinished", end);
  context.on("requestfailed", end);
  context.on("weberror", (error) => thrown.push(error.error().message));
  context.setDefaultTimeout(actionTimeout);
  context.on("dialog", (dialog) => void dialog.accept());

  /** Calls the API as the user. */
  const call = (path: string, method = "GET"): Promise<unknown> =>
    page.evaluate(
      async ([to, by]) => {
        const headers = { authorization: `Bearer ${localStorage.getItem("portico.token")}` };
        const text = await (await fetch(`/api/OfflineApp${to}`, { method: by, headers })).text();
        return text === "" ? undefined : JSON.parse(text);
      },
      [path, method] as const,
    );
  const drafts = async () => ((await call("/drafts")) as { data: { id: string }[] }).data;
  const settled = async (): Promise<FormState> => {
    await expect.poll(() => lookups).toBe(0);
    return form.settled();
  };
  /** Waits for the form, and continues the draft if there is one. */
  const restored = async (hasDraft: boolean): Promise<FormState> => {
    await expect(form.submit).toBeVisible();
    const notice = page.getByText("Your draft was restored.");
    const offer = page.getByRole("button", { name: "Continue", exact: true });
    await expect(async () => {
      if (!hasDraft || (await notice.isVisible())) return;
      // The list was loaded before the last save arrived.
      if ((await offer.count()) === 0) await page.reload();
      await expect(notice.or(offer)).toBeVisible({ timeout: 2_000 });
      if (!(await notice.isVisible())) await offer.click();
      await expect(notice).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: actionTimeout });
    return settled();
  };
  const leave = async () => {
    const links = page.getByRole("navigation").first();
    // Recent screens are a second time at the end.
    const linkTo = (name: string) => links.getByRole("link", { name, exact: true }).first();
    await linkTo("Manage").click();
    const question = page.getByRole("alertdialog").getByRole("button", { name: "Yes" });
    await expect(async () => {
      // Only changed forms ask.
      if (await question.isVisible()) await question.click();
      expect(page.url()).toContain("/form/manage");
    }).toPass({ timeout: actionTimeout });
    await linkTo("New Form").click();
  };
  const reopen = async () => {
    const closed = page.waitForEvent("close");
    // As a user does it: the page has a moment to save.
    await page.close({ runBeforeUnload: true });
    await closed;
    page = await context.newPage();
    form = randomForm(page, random);
    await page.goto(formAddress);
  };

  return {
    sent,
    thrown,
    settled,
    drafts,
    call,
    /** Waits until every submission has been answered or has failed. */
    answered: async () => {
      await expect.poll(() => ended).toBe(sent.length);
      await page.waitForFunction(() => !document.querySelector("form [aria-busy=true]"));
    },
    form: () => form,
    page: () => page,
    isOffline: () => isOffline,
    setOffline: async (value: boolean) => {
      isOffline = value;
      await context.setOffline(value);
    },
    /** The server gets the next form, but its response is lost. */
    loseNextResponse: () =>
      context.route(
        "**/api/OfflineApp",
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      ),
    /** Opens an empty form, without drafts. */
    start: async (): Promise<FormState> => {
      await page.goto(formAddress);
      await expect(form.submit).toBeVisible();
      const found = await drafts();
      for (const { id } of found) await call(`/drafts/${id}`, "DELETE");
      if (found.length > 0) await page.reload();
      return restored(false);
    },
    interruption: (): Interruption => random.pick(["reload", "leave", "close"]),
    /** Reloads the page, leaves it, or closes the tab, and continues the draft. Returns what was lost. */
    interrupt: async (way: Interruption, before: FormState, initial: FormState) => {
      const kept = draftValues(before, initial);
      const hasDraft = Object.entries(kept).some(
        ([key, value]) => initial.values[key]?.trim() !== value.trim(),
      );
      if (way === "reload") await page.reload();
      else if (way === "leave") await leave();
      else await reopen();
      const after = await restored(hasDraft);
      const problems = Object.entries(kept).flatMap(([key, value]) =>
        after.values[key] === value
          ? []
          : [`${key} was "${value}" and is "${after.values[key]}" after: ${way}.`],
      );
      return { after, problems };
    },
  };
}

/** The values that a draft keeps: neither secrets nor dates that are incomplete. */
function draftValues({ values }: FormState, initial: FormState): FormState["values"] {
  const incomplete = new Set(
    Object.entries(values).flatMap(([key, value]) =>
      fieldOf(key).endsWith("dob") && value === "" ? [fieldOf(key)] : [],
    ),
  );
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      if (isSecret(key)) return [[key, ""]];
      return incomplete.has(fieldOf(key)) ? [[key, initial.values[key] ?? ""]] : [[key, value]];
    }),
  );
}
