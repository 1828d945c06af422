/** Compares the data table with its peers: `pnpm bench:table [name …]`. Writes docs/performance.md. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../../scripts/browser.ts";
import type { BrowserPage } from "./browser-page.ts";
import { type BuiltPage, buildPage, contestantNames } from "./build.ts";
import { numberTable, type Results, type Run, ratioTable, writeReport } from "./report.ts";
import { type Measures, measureAll } from "./scenarios.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const asked = process.argv.slice(2);
/** Contestants that render every row are not tested with 10,000. The community edition of MUI X shows 100 per page. */
const mostRows: Readonly<Record<string, number>> = {
  naive: 500,
  "react-admin": 500,
  "mantine-datatable": 500,
  "mui-x-data-grid": 100,
};

if (!existsSync(join(here, "node_modules"))) {
  execFileSync("npx", ["--yes", "pnpm@12", "install", "--ignore-workspace", "--frozen-lockfile"], {
    cwd: here,
    stdio: "inherit",
  });
}
const packageDir = join(here, "../../packages/ui");
execFileSync(join(packageDir, "node_modules/.bin/tsup"), { cwd: packageDir, stdio: "inherit" });
execFileSync(process.execPath, ["scripts/build-css.ts"], { cwd: packageDir, stdio: "inherit" });

const names = asked.length > 0 ? asked : contestantNames();
const pages: BuiltPage[] = [];
for (const name of names) pages.push(await buildPage(name));

const browser = await chromium.launch(await chromiumLaunchOptions());
const results: Results = new Map(pages.map(({ name }) => [name, []]));
try {
  const served = await Promise.all(pages.map(serve));
  for (let round = 0; round < rounds; round += 1) {
    // Each contestant goes first once.
    const turn = served.map((_, index) => served[(index + round) % served.length]);
    for (const contestant of turn) {
      if (!contestant) continue;
      const measures = await measured(contestant);
      if (measures) results.get(contestant.name)?.push(measures);
    }
    console.error(`round ${round + 1} of ${rounds}`);
  }
  const sizes = new Map(pages.map(({ name, size }) => [name, size]));
  const run: Run = { results, sizes, rounds, browser: browser.version() };
  console.log(`${ratioTable(run)}

${numberTable(run)}`);
  if (asked.length === 0) writeReport(run, readFileSync(join(here, "intro.md"), "utf8"));
  for (const { close } of served) close();
} finally {
  await browser.close();
}

async function measured({ name, url }: { name: string; url: string }): Promise<Measures | undefined> {
  const open = async (): Promise<BrowserPage> => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on("pageerror", (error) => console.error(`${name}: ${error.message}`));
    await page.goto(url);
    await page.waitForFunction(() => "bench" in window);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
    return { page, cdp };
  };
  try {
    return await measureAll(open, mostRows[name] ?? 10_000);
  } catch (error) {
    if (!browser.isConnected()) throw error;
    console.error(`${name} could not be measured in this round: ${error}`);
    return undefined;
  }
}

async function serve({ name, dir, html }: BuiltPage) {
  const types: Record<string, string> = { js: "text/javascript", css: "text/css" };
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const file = join(dir, path);
    if (path !== "/" && !existsSync(file)) return response.writeHead(404).end();
    response.setHeader(
      "content-type",
      path === "/" ? "text/html" : (types[path.split(".").at(-1) ?? ""] ?? "font/woff2"),
    );
    return response.end(path === "/" ? html : readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { name, url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
