import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag22 = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Both themes, and the widest and narrowest windows. Colors don't depend on the width, and the layout doesn't depend
 * on colors, so not every combination is needed.
 */
export const appearances = [
  { colorScheme: "light", width: 1440, height: 900 },
  { colorScheme: "dark", width: 320, height: 640 },
] as const;

/**
 * Returns the accessibility violations of the page after animations have ended, and whether the page is wider than
 * the screen.
 */
async function problemsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // A size change takes effect two frames later.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  // The pages in frames are not part of the portal.
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22).exclude("iframe").analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  return isTooWide ? [...found, "wider than the screen"] : found;
}

/** Checks a page in its current state against WCAG 2.2 AA and the width of the screen. */
export async function expectNoProblems(page: Page, what?: string) {
  expect(await problemsOf(page), what).toEqual([]);
}
