/**
 * Audits the quote tool with Lighthouse, measures it on a slow processor, and counts ten tasks: `pnpm
 * bench:self-enroll`. Writes docs/quote-tool-speed.md. Fails below 95 points, or above 1.5 s and 100 ms.
 */
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../../scripts/browser.ts";
import { auditPages, categories } from "./audits.ts";
import { measureInteractions } from "./interactions.ts";
import { serveQuoteTool } from "./serve.ts";
import { tasks } from "./tasks.ts";
import { Visitor } from "./visitor.ts";

const minScore = 95;
const maxPaint = 1_500;
const maxInteraction = 100;
const rounds = 3;
const document = fileURLToPath(new URL("../../docs/quote-tool-speed.md", import.meta.url));

const load = loadavg()[0] ?? 0;
const server = await serveQuoteTool();
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const start = `${server.url}/self-enroll/`;
  const counts = [];
  for (const task of tasks) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
    const visitor = new Visitor(await context.newPage());
    await visitor.page.goto(start);
    await task.run(visitor);
    await visitor.read();
    counts.push({ ...task, ...visitor });
    await context.close();
  }
  const measured = [];
  for (let round = 0; round < rounds; round++) measured.push(await measureInteractions(browser, start));
  const median = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const paint = median(measured.map(({ largestPaint }) => largestPaint));
  const interaction = median(measured.map(({ slowestInteraction }) => slowestInteraction));
  const slowestControls = [...new Set(measured.map(({ slowestControl }) => slowestControl))];
  const planPath = await firstPlanPath(start);
  const pages = [
    ["first question", start],
    ["a plan's page", `${server.url}${planPath}`],
    ["first question in Spanish", `${start}?lang=es`],
  ] as const;
  const audits = await auditPages(
    pages.map(([, url]) => url),
    rounds,
  );
  const rows = audits.map(
    ({ scores, largestPaint }, index) =>
      `| ${pages[index]?.[0]} | ${categories.map((name) => scores[name]).join(" | ")} | ${Math.round(largestPaint)} |`,
  );
  writeFileSync(
    document,
    `# Speed and effort of the quote tool

Measured by \`npx --yes pnpm@12 bench:self-enroll\` on the built site and the sandbox, with the tests' Chromium. Server and browser share one machine, so run it while nothing else runs.

## Lighthouse

Version 13, with its settings for phones: a simulated slow network and a processor four times slower. The limit is ${minScore} in each category. Of ${rounds} audits of each page, the one with the median performance.

| Page | Performance | Accessibility | Best practices | Largest paint, ms |
|---|---|---|---|---|
${rows.join("\n")}

## On a slow processor

All steps on a phone's window with a processor four times slower (Chromium's CPU throttling), without a slow network: the median of ${rounds} visits. The largest paint is that of the first question. An interaction lasts from the input to the next frame, by the browser's Event Timing.

| | ms | limit |
|---|---|---|
| largest contentful paint | ${Math.round(paint)} | ${maxPaint} |
| slowest interaction of the visit | ${Math.round(interaction)} | ${maxInteraction} |

The slowest interaction of each visit: ${slowestControls.join(", ")}.

## Ten tasks

From the first question to the answer, with the default ZIP code 33134. Clicks include those that open a select and choose in it; entries are values that are typed. Words are those of each page's content, headings, labels and the whole first page of plans included.

| Task | Clicks | Entries | Screens | Words | Clicks at HealthCare.gov, at least |
|---|---|---|---|---|---|
${counts.map(({ name, clicks, entries, screens, words, federalClicks }) => `| ${name} | ${clicks} | ${entries} | ${screens} | ${words} | ${federalClicks} |`).join("\n")}
| **Sum** | **${sum(counts.map(({ clicks }) => clicks))}** | | | | **${sum(counts.map(({ federalClicks }) => federalClicks))}** |

The last column is counted from public descriptions, not measured. [Compared with HealthCare.gov](quote-tool.md#compared-with-healthcaregov) says how.

${cpus().length} × ${cpus()[0]?.model ?? "CPU"}, Node ${process.versions.node}, load ${load.toFixed(2)} before the run.${load > cpus().length / 2 ? " The machine was busy with other work, so times are too high." : ""}
`,
  );
  const isTooLow = audits.some(({ scores }) => categories.some((name) => scores[name] < minScore));
  if (isTooLow || paint > maxPaint || interaction > maxInteraction) {
    console.error(`A limit is missed. See ${document}.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The path of a plan that is sold in Miami. */
async function firstPlanPath(start: string): Promise<string> {
  const response = await fetch(new URL("/api/Quote/plans/search", start), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      place: { zip: "33134", countyfips: "12086", state: "FL" },
      applicants: [{ uid: "1", relation: "self", age: 40 }],
      household: { members: 1, members_not_applying: 0, income: 40_000 },
      healthcareLevel: "Medium",
      planSearch: {},
    }),
  });
  const { plans } = (await response.json()) as { plans: { id: string }[] };
  return `/self-enroll/plans_get/${plans[0]?.id}`;
}
