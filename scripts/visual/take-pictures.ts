import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { preview } from "vite";
import { launchBrowser } from "../browser.ts";
import { type Mode, windowHeight } from "./modes.ts";
import type { Story } from "./visual-set.ts";

/** One picture of the visual set. */
export interface Picture {
  readonly story: Story;
  readonly mode: Mode;
}

/** Dates in pictures must not change from day to day. */
const today = new Date("2026-03-18T15:30:00Z");

/** Far more than a story needs. Only a story that hangs waits this long. */
const timeout = 60_000;

const mostAttempts = 10;

/** How far the clock is set forward between two pictures of a story, in milliseconds. */
const longerThanTooltips = 600;

/** The file name of a picture: `components-button--primary.dark-390.png`. */
export const fileOf = ({ story, mode }: Picture) => `${story.id}.${mode.name}.png`;

/**
 * Takes pictures of stories of a built Storybook.
 * @param storybook folder that Storybook was built into
 * @param into folder to write the pictures to
 * @returns why pictures could not be taken, by file name
 */
export async function takePictures(
  storybook: string,
  pictures: readonly Picture[],
  into: string,
): Promise<Map<string, string>> {
  await mkdir(into, { recursive: true });
  const server = await preview({
    configFile: false,
    root: storybook,
    build: { outDir: "." },
    logLevel: "silent",
    preview: { host: "127.0.0.1", port: 0 },
  });
  const url = server.resolvedUrls?.local[0] ?? "";
  const browser = await launchBrowser();
  const failed = new Map<string, string>();
  const left = [...pictures];
  const takeRest = async () => {
    for (let picture = left.shift(); picture; picture = left.shift()) {
      await takePicture(browser, url, picture, into).catch((error: Error) => {
        if (picture) failed.set(fileOf(picture), error.message);
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, takeRest));
  } finally {
    await browser.close();
    await server.close();
  }
  return failed;
}

async function takePicture(browser: Browser, url: string, picture: Picture, into: string): Promise<void> {
  const { story, mode } = picture;
  const page = await browser.newPage({
    viewport: { width: mode.width, height: windowHeight },
    forcedColors: mode.forcedColors,
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "America/New_York",
  });
  try {
    page.setDefaultTimeout(timeout);
    await page.clock.install({ time: today });
    const globals = `theme:${mode.theme};direction:${mode.direction};a11y.manual:!true`;
    await page.goto(new URL(`iframe.html?viewMode=story&id=${story.id}&globals=${globals}`, url).href);
    const end = await page.waitForFunction(() => {
      const { phase } =
        (window as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__
          ?.currentRender ?? {};
      if (phase !== "finished" && phase !== "errored") return false;
      const isError = phase === "errored" || document.body.matches(".sb-show-errordisplay");
      return isError ? `The story failed: ${document.querySelector("#error-message")?.textContent}` : "shown";
    });
    const outcome = await end.jsonValue();
    if (outcome !== "shown") throw new Error(String(outcome));
    await page.evaluate(settle);
    await writeFile(join(into, fileOf(picture)), await stillPicture(page));
  } finally {
    await page.close();
  }
}

/** Takes pictures until two are the same: a tooltip may still open, or a panel move. */
async function stillPicture(page: Page): Promise<Buffer> {
  let picture: Buffer | undefined;
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const next = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
    if (picture?.equals(next)) return next;
    picture = next;
    await page.clock.fastForward(longerThanTooltips);
  }
  throw new Error(`The story still changes after ${mostAttempts} pictures, so it can't be compared.`);
}

/** Runs in the page: waits for its fonts, and ends what depends on the moment, such as a caret that blinks. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  window.scrollTo(0, 0);
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)) return;
  // The story must not notice: it may validate the field, or close its list.
  for (const event of ["blur", "focusout"])
    window.addEventListener(event, (unseen) => unseen.stopImmediatePropagation(), { capture: true });
  focused.blur();
}
