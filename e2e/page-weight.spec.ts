import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { expect, test } from "./portal.ts";

/** What the rows of the first list wait for. A guard: `page-rounds.spec.ts` has the budget, which is time. */
const budget = 212_000;
/** The size of the outlines of sixty more screens. */
const moreOutlines = 2_500;
/** The code of parts that nobody waits for. A test can see it before or after the rows. */
const laterParts = /\/assets\/later-/;
const laterBudget = 10_000;
/** How many script files the first list loads, with those after its rows. */
const firstListFiles = 6;
/** The calls of the first list in alphabetical order. */
const firstListCalls: readonly string[] = ["GET /api/Session/read"];
/** How much more the pages of plans and enrollment load than a list. */
const marketplaceBudget = 60_000;
const featureFolder = fileURLToPath(new URL("../packages/contract/src/features", import.meta.url));
const buildScript = fileURLToPath(new URL("many-screens/build.mjs", import.meta.url));

interface Script {
  readonly path: string;
  readonly gzipSize: number;
}

/** Opens the first list of a signed-in user, with an empty cache. */
function openFirstList(
  page: Page,
  browser: Browser,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
) {
  const open = async (fresh: Page) => {
    await fresh.goto("/portal/policies/manage");
    await expect(fresh.getByRole("button", { name: /^View / }).first()).toBeVisible();
  };
  return openFresh(page, browser, open, prepare);
}

/** Opens a page of a signed-in user, with an empty cache. */
async function openFresh(
  page: Page,
  browser: Browser,
  open: (fresh: Page) => Promise<void>,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
) {
  // A new context has an empty cache.
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  await prepare(context);
  const fresh = await context.newPage();
  const scripts = recordScripts(fresh);
  const calls = recordCalls(fresh);
  await open(fresh);
  return { fresh, scripts: await scripts(), loaded: scripts, calls, close: () => context.close() };
}

/** Records the requests that a page sends to the server's interfaces from now on, such as `GET /api/Policies`. */
function recordCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|identity|healthz)(\/|$)/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Records all scripts that a page loads from now on. */
function recordScripts(page: Page): () => Promise<readonly Script[]> {
  const found = new Map<string, Promise<Script>>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const path = new URL(response.url()).pathname;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    found.set(
      path,
      size.then((gzipSize) => ({ path, gzipSize })),
    );
  });
  return () => Promise.all(found.values());
}

function totalOf(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { gzipSize }) => sum + gzipSize, 0);
}

function expectWithinBudget(loaded: readonly Script[], what: string, most = budget) {
  const scripts = loaded.filter(({ path }) => !laterParts.test(path));
  const total = totalOf(scripts);
  console.log(`JavaScript of the first list ${what}: ${total} bytes gzip in ${scripts.length} files`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(total, JSON.stringify(scripts)).toBeLessThanOrEqual(most);
  expect(scripts.filter(({ path }) => /schemas|zod/.test(path))).toEqual([]);
}

/** Serves the portal's pages and files from a folder. API requests still go to the server. */
async function servePortalFrom(folder: string, context: BrowserContext) {
  await context.route("**/*", async (route, request) => {
    const { pathname } = new URL(request.url());
    const file = request.resourceType() === "document" ? "index.html" : pathname.slice(1);
    const path = join(folder, file);
    if (/^(api|identity|healthz)/.test(file) || !existsSync(path)) await route.continue();
    else await route.fulfill({ path });
  });
}

test("a signed-in agent's first list loads at most 212 kB of JavaScript, gzipped, and the calls it needs", async ({
  page,
  browser,
  signIn,
}) => {
  await signIn("agent");
  const { scripts, loaded, calls, close } = await openFirstList(page, browser);
  expectWithinBudget(scripts, "of this portal");
  await expect.poll(() => [...calls].sort()).toEqual(firstListCalls);
  const all = await loaded();
  const later = all.filter(({ path }) => laterParts.test(path));
  expect(later).toHaveLength(1);
  expect(totalOf(later)).toBeLessThanOrEqual(laterBudget);
  const files = all.map(({ path }) => path);
  console.log(`The first list and what loads after its rows: ${files.length} files`);
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(firstListFiles);
  await close();
});

test("the first list loads only the outlines of sixty more screens", async ({ page, browser, signIn }) => {
  const folder = mkdtempSync(join(tmpdir(), "many-screens-"));
  try {
    await promisify(execFile)(process.execPath, [
      "--disable-warning=ExperimentalWarning",
      buildScript,
      "60",
      folder,
    ]);
    await signIn("agent");
    const { fresh, scripts, close } = await openFirstList(page, browser, (context) =>
      servePortalFrom(join(folder, "apps/portal/dist"), context),
    );
    expectWithinBudget(scripts, "with sixty more screens", budget + moreOutlines);
    // Checks that the measured portal includes the generated screens.
    await expect(fresh.locator('a[href="/portal/made-up/claims-overdue"]').first()).toBeAttached();
    await close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("plans and enrollment load at most 60 kB more JavaScript than a list", async ({
  page,
  browser,
  signIn,
}) => {
  await signIn("admin");
  const list = await openFirstList(page, browser);
  await list.close();
  const application = "/portal/mk/applications/4101223001";
  const pages: readonly (readonly [path: string, shown: (fresh: Page) => Locator])[] = [
    ["/plans", (fresh) => fresh.getByRole("link", { name: /^Details of / }).first()],
    ["/plans/45786FL0010001", (fresh) => fresh.getByText("Couldn't load the plan")],
    ["/enrollment", (fresh) => fresh.getByRole("heading", { name: "Group 1" })],
  ];
  for (const [path, shown] of pages) {
    const { scripts, close } = await openFresh(page, browser, async (opened) => {
      await opened.goto(application + path);
      await expect(shown(opened)).toBeVisible();
    });
    const more = totalOf(scripts) - totalOf(list.scripts);
    console.log(`JavaScript of ${path}: ${totalOf(scripts)} bytes gzip, ${more} more than a list`);
    expect(more, path).toBeLessThanOrEqual(marketplaceBudget);
    await close();
  }
});

test("a form loads only its own feature's schemas", async ({ page, signIn }) => {
  await signIn("admin", "/portal/manage/configuration");
  const scripts = recordScripts(page);
  await page.getByRole("button", { name: "New" }).click();
  await expect(page.getByRole("dialog").getByLabel("Key")).toBeVisible();
  const loaded = (await scripts()).map(({ path }) => path);
  const features = readdirSync(featureFolder, { encoding: "utf8", recursive: true }).flatMap(
    (path) => /([a-z-]+)\.schemas\.ts$/.exec(path)?.[1] ?? [],
  );
  const ofFeatures = features.filter((name) => loaded.some((path) => path.includes(`/${name}.schemas-`)));
  expect(ofFeatures).toEqual(["general-config"]);
});
