import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag22 = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** A theme and a window size. */
export interface Appearance {
  readonly colorScheme: "light" | "dark";
  readonly width: number;
  readonly height: number;
}

export const wide: Appearance = { colorScheme: "light", width: 1440, height: 900 };
export const narrow: Appearance = { colorScheme: "dark", width: 320, height: 640 };
/**
 * Both themes, and the widest and narrowest windows. Colors don't depend on the width, and the layout doesn't depend
 * on colors, so not every combination is needed.
 */
export const appearances = [wide, narrow] as const;
/** Switches the theme and the window size. */
export async function show(page: Page, { colorScheme, width, height }: Appearance) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height });
}

/** Waits for animations, and for a size change, which takes effect two frames later. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await twoFrames();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await twoFrames();
  });
}

/**
 * Returns the accessibility violations of the page, and whether it is wider than the screen.
 * @param ignored a selector of parts that are checked elsewhere. @default none
 */
export async function problemsOf(page: Page, ignored?: string): Promise<string[]> {
  // At its end, no control is half below the actions at the bottom of a narrow window.
  await page.evaluate(() => document.querySelector("main")?.scrollTo({ top: Number.MAX_SAFE_INTEGER }));
  await settle(page);
  // The pages in frames are not part of the portal, so axe needn't collect results of frames in a page of its own
  // ("legacy mode"), which takes twice as long.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(wcag22)
    .exclude("iframe")
    .setLegacyMode();
  if (ignored !== undefined) axe.exclude(ignored);
  const { violations } = await axe.analyze();
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

/** Checks a page in its current state in several appearances, then switches to the first one. */
export async function expectNoProblemsInAll(
  page: Page,
  what: string,
  inAppearances: readonly Appearance[] = appearances,
) {
  for (const appearance of inAppearances) {
    await show(page, appearance);
    await expectNoProblems(page, `${what}, ${appearance.colorScheme}, ${appearance.width} px`);
  }
  await show(page, inAppearances[0] ?? wide);
}
