/** How many round trips a page needs: the network answers only when the page can't go on without it. */
import type { BrowserContext, Locator, Page, Request, Route } from "@playwright/test";

/** A request of a page, with the round in which it was sent. */
export interface RoundRequest {
  readonly round: number;
  /** `GET /api/Policies` */
  readonly name: string;
  /** The size of the response as it is transferred. */
  readonly bytes: number;
}

/** What a page requested until it showed what people came for. */
export interface Rounds {
  readonly count: number;
  readonly requests: readonly RoundRequest[];
}

/** A network's round trip in milliseconds, and bytes per millisecond. */
export interface Rate {
  readonly roundTrip: number;
  readonly bytesPerMillisecond: number;
}

/** The round trips of a new connection with TLS. */
const handshakes = 2;

/** The time until a page is shown over a network, without the time that the computer takes. */
export function timeOf({ count, requests }: Rounds, { roundTrip, bytesPerMillisecond }: Rate): number {
  const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
  return (handshakes + count) * roundTrip + bytes / bytesPerMillisecond;
}

/**
 * Opens a page in rounds. In each, it gets the responses to all requests that it has sent.
 * @param hasFiles whether the browser has the page's files from an earlier visit
 */
export async function openInRounds(
  context: BrowserContext,
  path: string,
  { shown, hasFiles }: { readonly shown: (page: Page) => Locator; readonly hasFiles: boolean },
): Promise<Rounds> {
  const held: Route[] = [];
  const document = Promise.withResolvers<void>();
  await context.route("**/*", async (route, request) => {
    if (hasFiles && isFile(request)) await route.continue();
    else held.push(route);
    document.resolve();
  });
  const page = await context.newPage();
  const running = new Set<Request>();
  const end = (request: Request) => void running.delete(request);
  page.on("requestfinished", end).on("requestfailed", end);
  const opened = page.goto(path, { waitUntil: "commit" });
  await document.promise;
  const responses: { readonly round: number; readonly request: Request }[] = [];
  let count = 0;
  for (;;) {
    if (count > 0) await waitUntilQuiet(page, () => `${running.size} ${held.length}`);
    if (count > 0 && (await isShown(shown(page)))) break;
    const answered = held.splice(0);
    if (answered.length === 0) continue;
    count += 1;
    for (const route of answered) responses.push({ round: count, request: route.request() });
    // Without the document, whose end the parser may put off.
    for (const route of answered.slice(count === 1 ? 1 : 0)) running.add(route.request());
    await Promise.all(answered.map((route) => route.continue()));
    await opened;
  }
  await context.unrouteAll({ behavior: "ignoreErrors" });
  const requests = await Promise.all(
    responses.map(async ({ round, request }) => ({
      round,
      name: `${request.method()} ${new URL(request.url()).pathname}`,
      bytes: running.has(request) ? 0 : await sizeOf(request),
    })),
  );
  return { count, requests };
}

function isFile(request: Request): boolean {
  return new URL(request.url()).pathname.startsWith("/assets/");
}

async function isShown(locator: Locator): Promise<boolean> {
  return (await locator.count()) > 0 && locator.first().isVisible();
}

/** The size of a response as it was transferred. */
async function sizeOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

/** Waits until a page has sent all that it can: it is idle several times in a row, and no request begins or ends. */
async function waitUntilQuiet(page: Page, busy: () => string): Promise<void> {
  for (let idle = 0, before = ""; idle < 4; idle++) {
    const now = busy();
    if (now !== before) idle = 0;
    before = now;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
  }
}
