/** Visits of pages in a browser, timed until people see what they came for. */
import type { Browser, BrowserContext, Page } from "playwright";
import type { Network } from "./slow-network.ts";

/** A page to open, and what makes it usable. */
export interface PageToOpen {
  readonly name: string;
  readonly path: string;
  /** A selector of what people wait for. */
  readonly shown: string;
  /** Whether it needs a session. */
  readonly isPortal: boolean;
}

/** The pages of the table, and what each shows when it is usable. */
export const pagesToOpen: readonly PageToOpen[] = [
  {
    name: "unpaid policies",
    path: "/portal/policies/unpaid-policies",
    shown: 'tbody button[aria-label^="View "]',
    isPortal: true,
  },
  { name: "dashboard", path: "/portal/dashboard", shown: "main table tbody td", isPortal: true },
  { name: "quote tool", path: "/self-enroll/", shown: "main button, main input", isPortal: false },
];

/** Milliseconds without a new request after which a page is complete. */
const quietTime = 1_500;

/** One visit: how long it took, and what it requested. */
export interface Visit {
  /** Milliseconds from the start of the navigation. */
  readonly shown: number;
  readonly requests: number;
  readonly calls: number;
}

/** Slows the processor of a page. */
async function slowDown(page: Page, factor: number): Promise<void> {
  if (factor === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: factor });
}

/** How a page is visited. */
export interface Circumstances {
  readonly network: Network;
  /** How many times slower the processor is. */
  readonly slowness: number;
  readonly isPhone: boolean;
}

/** Opens a page with an empty cache, then again, as a later visit of the same person. */
export async function visitTwice(
  browser: Browser,
  origin: string,
  token: string,
  page: PageToOpen,
  { slowness, isPhone }: Circumstances,
): Promise<{ readonly first: Visit; readonly later: Visit }> {
  const context = await browser.newContext({
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: page.isPortal ? [{ origin, localStorage: [{ name: "portico.token", value: token }] }] : [],
    },
  });
  try {
    const first = await visit(context, origin + page.path, page.shown, slowness);
    const later = await visit(context, origin + page.path, page.shown, slowness);
    return { first, later };
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, url: string, shown: string, slowness: number): Promise<Visit> {
  const page = await context.newPage();
  await slowDown(page, slowness);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  // Measured in the page: a message to this process would take longer on a busy processor.
  await page.addInitScript((selector) => {
    const watch = () => {
      const found = document.querySelector(selector);
      if (found && found.getClientRects().length > 0)
        requestAnimationFrame(() => console.info("shown after", performance.now()));
      else requestAnimationFrame(watch);
    };
    watch();
  }, shown);
  // Not by a function that the page runs meanwhile, which would take longer than the page itself.
  const told = page.waitForEvent("console", {
    predicate: (message) => message.text().startsWith("shown after"),
    timeout: 60_000,
  });
  await page.goto(url, { waitUntil: "commit" });
  const message = await told.catch(async (cause: unknown) => {
    const found = await page.locator("body").ariaSnapshot();
    throw new Error(`${url} was not shown within a minute, but:\n${found.slice(0, 500)}`, { cause });
  });
  const time = Number(message.text().split(" ").at(-1));
  for (let before = -1; before !== requested.length; ) {
    before = requested.length;
    await page.waitForTimeout(quietTime);
  }
  await page.close();
  const calls = requested.filter((path) => /^\/(api|identity|healthz)(\/|$)/.test(path)).length;
  return { shown: time, requests: requested.length, calls };
}
