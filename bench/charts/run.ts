/** Measures the CPU time of charts of 12 months and 5 series: `pnpm bench:charts`. Writes docs/chart-speed.md. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { build } from "vite";
import { chromiumLaunchOptions } from "../../scripts/browser.ts";
import { type BrowserPage, settle, took } from "../table/browser-page.ts";

declare global {
  interface Window {
    show: (name: string, start: number) => number;
    remove: () => void;
  }
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const packageDir = join(root, "packages/ui");
const outDir = join(root, ".cache/bench-charts");
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const contestants = { bare: "bare SVG", bars: "GroupedBarChart", lines: "LineChart" } as const;
type Name = keyof typeof contestants;
const names = Object.keys(contestants) as Name[];

execFileSync(join(packageDir, "node_modules/.bin/tsup"), { cwd: packageDir, stdio: "inherit" });
execFileSync(process.execPath, ["scripts/build-css.ts"], { cwd: packageDir, stdio: "inherit" });
await build({
  configFile: false,
  logLevel: "error",
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: {
    dedupe: ["react", "react-dom"],
    alias: [{ find: /^@portico\/ui\/charts$/, replacement: join(packageDir, "dist/charts/index.js") }],
  },
  build: {
    outDir,
    lib: { entry: fileURLToPath(new URL("page.tsx", import.meta.url)), formats: ["es"], fileName: "page" },
  },
});
const script = readdirSync(outDir).find((file) => file.endsWith(".js")) ?? "page.js";
const css = readFileSync(join(packageDir, "dist/styles.css"), "utf8");

const browser = await chromium.launch(await chromiumLaunchOptions());
const load = loadavg()[0] ?? 0;
const results = new Map<string, number[]>();
const add = (key: string, value: number) => results.set(key, [...(results.get(key) ?? []), value]);
try {
  for (let round = 0; round < rounds; round += 1) {
    // Each contestant goes first once.
    for (const [index] of names.entries()) await measure(names[(index + round) % names.length] ?? "bare");
    console.error(`round ${round + 1} of ${rounds}`);
  }
  writeReport(browser.version());
} finally {
  await browser.close();
}

/** The mount is the second one in its page, as when a running app opens another page with a chart. */
async function measure(name: Name) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on("pageerror", (error) => console.error(`${name}: ${error.message}`));
  await page.addStyleTag({ content: css });
  await page.addScriptTag({ path: join(outDir, script), type: "module" });
  await page.waitForFunction(() => "show" in window);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const view: BrowserPage = { page, cdp };
  const show = async (start: number) => {
    const { cpu, wall } = await took(view, () =>
      page.evaluate(([chart, from]) => window.show(chart, from), [name, start] as const),
    );
    return { cpu, wall };
  };
  await show(1);
  await page.evaluate(() => window.remove());
  await settle(cdp);
  const mount = await show(2);
  const update = await show(3);
  add(`${name} mount`, mount.cpu);
  add(`${name} script`, mount.wall);
  add(`${name} update`, update.cpu);
  await page.close();
}

function median(key: string): number {
  const sorted = [...(results.get(key) ?? [])].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function writeReport(version: string) {
  const row = (name: Name) =>
    `| ${contestants[name]} | ${["mount", "script", "update"].map((step) => median(`${name} ${step}`).toFixed(1)).join(" | ")} |`;
  const text = `# Speed of charts

Charts of 12 months and 5 series, in ms: medians of ${rounds} rounds, in turns. \`pnpm bench:charts\` writes this page.

| chart | mount, CPU | mount, script | new values, CPU |
|---|---|---|---|
${names.map(row).join("\n")}

CPU is the time of all tasks on the page's main thread until it is idle: script, style, layout and paint (\`TaskDuration\` of the DevTools protocol, by the operating system's thread times). Script is the part until React has committed, with layout effects. A mount is the second one in its page, so that code is compiled. The bare SVG has as many bars and labels, without scales, axes, names, links or keyboard.

Target: a mount takes less than 10 ms of CPU.

Chromium ${version}, ${cpus()[0]?.model ?? "unknown CPU"}, load ${load.toFixed(1)}.
`;
  writeFileSync(join(root, "docs/chart-speed.md"), text);
  console.log(text);
}
