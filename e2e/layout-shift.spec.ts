import type { Page } from "@playwright/test";
import { outlines } from "../apps/portal/src/screens/generated/outlines.ts";
import { makeAccount } from "./accounts.ts";
import { apiOf } from "./api.ts";
import { expect, signInWith, test } from "./portal.ts";

/** The largest layout shift of a screen, a tenth of what web vitals call good. */
const limit = 0.01;

declare global {
  interface Window {
    /** What moved on the page since it was cleared. */
    layoutShifts: { value: number; what: string }[];
    openRequests: number;
  }
}

/** Records what moves, also shortly after a click, and delays each response of the API by its own time. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    window.openRequests = 0;
    const send = window.fetch;
    window.fetch = async (...request) => {
      window.openRequests += 1;
      const [path = ""] = String(request[0] instanceof Request ? request[0].url : request[0]).split("?");
      const delay = 100 + (path.length % 4) * 80;
      try {
        const response = await send(...request);
        await new Promise((resolve) => setTimeout(resolve, delay));
        return response;
      } finally {
        window.openRequests -= 1;
      }
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const what = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(" | ");
        window.layoutShifts.push({ value: entry.value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The layout shift of a screen, with what moved. */
interface Shift {
  readonly sum: number;
  readonly what: readonly string[];
}

/** Waits in the page for its content, because each look from outside costs time on every screen. */
async function shiftSoFar(page: Page, content = "[data-list-rows]"): Promise<Shift> {
  await page.waitForFunction(
    (selector) =>
      window.openRequests === 0 &&
      document.querySelector(selector) &&
      !document.querySelector('[data-skeleton], main [aria-busy="true"]'),
    content,
  );
  // The last responses are painted.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  const shifts = await page.evaluate(() => window.layoutShifts);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), what: shifts.map(({ what }) => what) };
}

/** Goes to a page as a link does. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.layoutShifts = [];
    window.history.pushState({}, "", address);
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, `/portal/${path}`);
}

/** Opens a list from another one. */
async function shiftOf(page: Page, path: string): Promise<Shift> {
  const before = await page.locator("h1").textContent();
  await goTo(page, path);
  // Looks at every frame: the skeleton may be there for a moment only, or not at all if the rows are there already.
  await page.waitForFunction(
    (title) =>
      document.querySelector("[data-list-rows] [data-skeleton]") ??
      document.querySelector("h1")?.textContent !== title,
    before,
  );
  return shiftSoFar(page);
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test("nothing moves while a page loads", async ({ page }) => {
      await recordShifts(page);
      const send = await apiOf((await makeAccount({ like: "admin" })).email);
      const agents = await send<{ data: { id: string }[] }>("GET", "/api/Agent?pageSize=10");
      const shifts: Record<string, Shift> = {};
      await signInWith(page, { like: "admin" }, "/portal/leads");
      shifts["leads, opened first"] = await shiftSoFar(page);
      const isOpen = ({ path, id }: (typeof outlines)[number]) => !path.includes(":") && id !== "users";
      const paths = outlines.filter(isOpen).map(({ path }) => path);
      for (const path of [...paths, `manage/rates/${agents.data[0]?.id}`]) {
        if (path !== "leads") shifts[path] = await shiftOf(page, path);
      }
      await goTo(page, "dashboard");
      shifts.dashboard = await shiftSoFar(page, "main h3");
      await signInWith(page, { like: "agent" }, "/portal/dashboard");
      shifts["dashboard, opened first"] = await shiftSoFar(page, "main h3");
      await signInWith(page, { like: "security" }, "/portal/security");
      shifts.security = await shiftSoFar(page);
      const sums = Object.entries(shifts).map(([path, { sum }]) => [path, sum.toFixed(4)]);
      console.log(`Layout shift at ${width} px: ${JSON.stringify(Object.fromEntries(sums))}`);
      const moved = Object.entries(shifts).filter(([, { sum }]) => sum >= limit);
      expect(moved).toEqual([]);
    });
  });
}
