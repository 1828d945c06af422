import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag22 = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Each theme once, and the widest and narrowest windows: colors do not depend on the width, nor the layout on colors. */
export const looks = [
  { colorScheme: "light", width: 1440, height: 900 },
  { colorScheme: "dark", width: 320, height: 640 },
] as const;

/** The accessibility problems of the page once animations end, and whether it is wider than the screen. */
async function problemsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // What follows from a size that has changed is drawn with the next frame but one.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  // The pages in frames are others'.
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
