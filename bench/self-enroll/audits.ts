import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../../scripts/browser.ts";

/** The categories that must reach the limit. */
export const categories = ["performance", "accessibility", "best-practices"] as const;

/** The scores of a page from 0 to 100, and its largest paint in milliseconds, on a simulated slow phone. */
export interface Audit {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly largestPaint: number;
}

const port = 9_339;

/**
 * Audits pages with Lighthouse's own settings for phones: a slow network, and a processor four times slower. Of several
 * audits of a page, the one with the median performance counts.
 */
export async function auditPages(urls: readonly string[], rounds: number): Promise<Audit[]> {
  const options = await chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  const median: Audit[] = [];
  try {
    for (const url of urls) {
      const audits: Audit[] = [];
      for (let round = 0; round < rounds; round++) audits.push(await audit(url));
      audits.sort((one, other) => one.scores.performance - other.scores.performance);
      const middle = audits[Math.floor(rounds / 2)];
      if (middle) median.push(middle);
    }
  } finally {
    await browser.close();
  }
  return median;
}

async function audit(url: string): Promise<Audit> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: "error" });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { lhr } = result;
  const scoreOf = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  for (const [name, { score, scoreDisplayMode, displayValue }] of Object.entries(lhr.audits))
    if (score !== null && score < 0.9 && scoreDisplayMode !== "informative")
      console.log(`${new URL(url).pathname}: ${name} ${score} ${displayValue ?? ""}`);
  return {
    scores: {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best-practices": scoreOf("best-practices"),
    },
    largestPaint: lhr.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
  };
}
