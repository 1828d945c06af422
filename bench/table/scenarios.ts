import { type BrowserPage, heap, settle, type Took, took } from "./browser-page.ts";
import type { RowSet } from "./page/start.ts";

/** One measured number. */
export type Measures = Readonly<Record<string, number>>;

const idOf = (index: number) => `P-${100_000 + index}`;
const viewRows = 15;
const fewRows = 10;
const wheel = { step: 240, times: 60, every: 16 };

/** All measurements of one contestant in one round, by name. */
export async function measureAll(open: () => Promise<BrowserPage>, mostRows: number): Promise<Measures> {
  const measures: Record<string, number> = {};
  const add = (name: string, { cpu, wall }: Took) => {
    measures[`${name} cpu`] = cpu;
    measures[`${name} wall`] = wall;
  };
  await inPage(open, async (browser) => add("first mount 100", await firstMount(browser)));
  await inPage(open, async (browser) => add("mount 10", await mount(browser, "few")));
  await inPage(open, async (browser) => add("mount 100", await mount(browser, "small")));
  if (mostRows < 500) return measures;
  // In a separate page: garbage collection before a mount would slow down the mount.
  const empty = await inPage(open, heap);
  await inPage(open, async (browser) => {
    add("mount 500", await mount(browser, "page"));
    measures["heap 500"] = await heap(browser);
    measures["heap 500 added"] = measures["heap 500"] - empty;
    add("swap 500", await replace(browser, "other", "P-120000"));
    add("swap back", await replace(browser, "page", idOf(0)));
    const click = await press(browser, idOf(6), 1);
    add("click", click);
    measures["click event"] = click.event;
    const range = await rangeOver500(browser).catch(() => undefined);
    if (range) add("range 500", range);
    await browser.page.evaluate(() => window.bench.remove());
    await browser.page.evaluate(() => window.bench.show("page"));
    await settle(browser.cdp);
    add("filter 500 to 100", await replace(browser, "small", idOf(2)));
  });
  if (mostRows < 10_000) return measures;
  await inPage(open, async (browser) => {
    add("mount 10000", await mount(browser, "all"));
    measures["heap 10000"] = await heap(browser);
    measures["heap 10000 added"] = measures["heap 10000"] - empty;
    Object.assign(measures, await scroll(browser));
  });
  return measures;
}

async function inPage<Result>(
  open: () => Promise<BrowserPage>,
  run: (browser: BrowserPage) => Promise<Result>,
): Promise<Result> {
  const browser = await open();
  try {
    return await run(browser);
  } finally {
    await browser.page.close();
  }
}

/** The first mount in a page that has run no code of the table yet, as when the list is the first page of an app. */
async function firstMount(browser: BrowserPage): Promise<Took> {
  await settle(browser.cdp);
  return took(browser, () => show(browser, "small"));
}

/** The second mount in a page, as when a running app opens another list. */
async function mount(browser: BrowserPage, set: RowSet): Promise<Took> {
  await browser.page.evaluate(() => window.bench.show("small"));
  await settle(browser.cdp);
  await browser.page.evaluate(() => window.bench.remove());
  await settle(browser.cdp);
  return took(browser, () => show(browser, set));
}

function show({ page }: BrowserPage, set: RowSet): Promise<number> {
  const lastRow = set === "few" ? fewRows - 1 : viewRows;
  return page.evaluate(
    async ([rows, id]) => {
      const begin = performance.now();
      window.bench.show(rows);
      return (await window.bench.painted(id)) - begin;
    },
    [set, idOf(lastRow)] as const,
  );
}

function replace(browser: BrowserPage, set: RowSet, id: string): Promise<Took> {
  return took(browser, () =>
    browser.page.evaluate(
      async ([rows, awaited]) => {
        const begin = performance.now();
        window.bench.replace(rows);
        return (await window.bench.painted(awaited)) - begin;
      },
      [set, id] as const,
    ),
  );
}

/** A real mouse press. `event` is the duration until paint as reported by the browser, or 0 if it was under 16 ms. */
async function press(browser: BrowserPage, id: string, count: number, shift = false) {
  const { page, cdp } = browser;
  const { x, y } = await page.evaluate((row) => window.bench.pointOf(row), id);
  await page.mouse.move(x, y);
  await page.evaluate(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { durations });
  });
  await settle(cdp);
  const modifiers = shift ? 8 : 0;
  const mouse = { x, y, button: "left", clickCount: 1, modifiers } as const;
  const result = await took(browser, async () => {
    const begin = performance.now();
    await cdp.send("Input.dispatchMouseEvent", { type: "mousePressed", ...mouse });
    await cdp.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...mouse });
    return performance.now() - begin;
  });
  const event = await page.evaluate(() => Math.max(0, ...(Reflect.get(window, "durations") as number[])));
  const selected = await page.evaluate(() => window.bench.selectedCount());
  return { ...result, event, isRight: selected === count };
}

/** Scrolls from the first row to the last, as far as the contestant can. */
async function rangeOver500(browser: BrowserPage): Promise<Took | undefined> {
  const { page, cdp } = browser;
  await page.evaluate(() => window.bench.remove());
  await page.evaluate(() => window.bench.show("page"));
  await settle(cdp);
  await press(browser, idOf(0), 1);
  await page.evaluate(() => window.bench.scrollToEnd());
  await settle(cdp);
  const range = await press(browser, idOf(497), 498, true);
  return range.isRight ? range : undefined;
}

async function scroll(browser: BrowserPage): Promise<Measures> {
  const { page, cdp } = browser;
  const turn = async () => {
    const begin = performance.now();
    const turns: Promise<unknown>[] = [];
    for (let time = 0; time < wheel.times; time += 1) {
      const next = begin + (time + 1) * wheel.every;
      const turned = { type: "mouseWheel", x: 400, y: 400, deltaX: 0, deltaY: wheel.step } as const;
      turns.push(cdp.send("Input.dispatchMouseEvent", turned));
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    }
    await Promise.all(turns);
    return performance.now() - begin;
  };
  await page.mouse.move(400, 400);
  await settle(cdp);
  const { cpu } = await took(browser, turn);
  await page.evaluate(() => window.bench.watchFrames());
  await turn();
  const frames = await page.evaluate(() => window.bench.frames());
  return {
    "scroll 10000 cpu": cpu,
    "scroll frames a second": (frames.count / frames.time) * 1000,
    "scroll longest frame": frames.longest,
    "scroll blank %": (frames.blank / frames.looks) * 100,
  };
}
