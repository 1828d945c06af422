import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./portal.ts";
import { openInRounds, type Rounds, timeOf } from "./rounds.ts";

/** A usual network: 100 ms for a round trip, and 10 Mbit/s. */
const network = { roundTrip: 100, bytesPerMillisecond: 1_250 };

/** What a page may take until people see what they came for, without the time that their computer takes. */
interface Budget {
  readonly path: string;
  /** What they came for. */
  readonly shown: (page: Page) => ReturnType<Page["locator"]>;
  /** Milliseconds with an empty cache. */
  readonly first: number;
  /** Milliseconds with the files of an earlier visit. */
  readonly later: number;
}

const budgets: readonly Budget[] = [
  {
    path: "/portal/policies/unpaid-policies",
    shown: (page) => page.getByRole("button", { name: /^View / }),
    first: 620,
    later: 420,
  },
  {
    path: "/portal/dashboard",
    shown: (page) => page.locator("main table tbody td"),
    first: 660,
    later: 420,
  },
];

for (const { path, shown, first, later } of budgets) {
  test(`${path} needs two round trips, and the time of its budget`, async ({ page, browser, signIn }) => {
    await signIn("agent");
    const visits = {
      first: await visit(page, browser, { path, shown, hasFiles: false }),
      later: await visit(page, browser, { path, shown, hasFiles: true }),
    };
    expect.soft(visits.first.count, describe(visits.first)).toBe(2);
    expect.soft(visits.later.count, describe(visits.later)).toBe(2);
    expect(timeOf(visits.first, network), describe(visits.first)).toBeLessThanOrEqual(first);
    expect(timeOf(visits.later, network), describe(visits.later)).toBeLessThanOrEqual(later);
  });
}

async function visit(
  page: Page,
  browser: Browser,
  { path, ...options }: Pick<Budget, "path" | "shown"> & { readonly hasFiles: boolean },
): Promise<Rounds> {
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  try {
    return await openInRounds(context, path, options);
  } finally {
    await context.close();
  }
}

function describe({ requests }: Rounds): string {
  return requests.map(({ round, name, bytes }) => `${round} ${name} ${bytes}`).join("\n");
}
