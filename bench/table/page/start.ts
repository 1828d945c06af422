import { policyRows } from "../data.ts";
import type { Contestant, MountedTable } from "./contestant.ts";
import "./page.css";

const rows = policyRows(10_000);
/** How long to wait for a row, in ms. */
const patience = 20_000;
const otherPage = policyRows(500, 20_000);
const sets = {
  all: rows,
  page: rows.slice(0, 500),
  small: rows.slice(0, 100),
  few: rows.slice(0, 10),
  other: otherPage,
};

export type RowSet = keyof typeof sets;

/** Functions that the runner calls in the page. */
export interface BenchPage {
  show: (set: RowSet) => void;
  replace: (set: RowSet) => void;
  remove: () => void;
  /** Resolves with the time when the row is in the document and has been painted. */
  painted: (id: string) => Promise<number>;
  pointOf: (id: string) => { x: number; y: number };
  scrollToEnd: () => void;
  selectedCount: () => number;
  watchFrames: () => void;
  frames: () => FrameReport;
}

export interface FrameReport {
  count: number;
  /** Milliseconds from first to last frame. */
  time: number;
  /** The longest time between two frames, in ms. */
  longest: number;
  /** How often a position that should show a row was blank. */
  blank: number;
  looks: number;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

const textOf = (id: string) =>
  document.evaluate(`//*[text()="${id}"]`, document.body, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
    .singleNodeValue;

/** Renders the contestant. */
export function start({ mount, pressed }: Contestant): void {
  const container = document.createElement("div");
  container.id = "container";
  document.body.append(container);
  let table: MountedTable | undefined;
  let report: FrameReport = { count: 0, time: 0, longest: 0, blank: 0, looks: 0 };
  let isWatching = false;

  window.bench = {
    show: (set) => {
      table = mount(container, sets[set]);
    },
    replace: (set) => table?.setRows(sets[set]),
    remove: () => {
      table?.unmount();
      container.replaceChildren();
    },
    painted: (id) =>
      new Promise((resolve, reject) => {
        const end = performance.now() + patience;
        const look = () => {
          if (performance.now() > end)
            return reject(new Error(`${id} was not rendered within ${patience} ms.`));
          if (!textOf(id)) return requestAnimationFrame(look);
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now());
          channel.port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      }),
    pointOf: (id) => {
      const found = textOf(id);
      const cell = found instanceof Element ? found : undefined;
      const row = cell?.closest("tr, [role=row]");
      const target = pressed ? row?.querySelector(pressed) : cell;
      if (!target) throw new Error(`${id} is not in the document, so it cannot be pressed.`);
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left + Math.min(width / 2, 30), y: top + height / 2 };
    },
    scrollToEnd: () => {
      const scroller = tallest(container);
      scroller.scrollTop = scroller.scrollHeight;
    },
    selectedCount: () => table?.selectedCount() ?? 0,
    watchFrames: () => {
      report = { count: 0, time: 0, longest: 0, blank: 0, looks: 0 };
      isWatching = true;
      const box = container.getBoundingClientRect();
      let last: number | undefined;
      const look = (now: number) => {
        if (!isWatching) return;
        if (last !== undefined) {
          report.count += 1;
          report.time += now - last;
          report.longest = Math.max(report.longest, now - last);
        }
        last = now;
        const rows = [...container.querySelectorAll("tr, [role=row]")].map(boxOf);
        for (const share of [0.15, 0.4, 0.65, 0.9]) {
          const y = box.top + box.height * share;
          report.looks += 1;
          if (!rows.some(({ top, bottom }) => top <= y && y <= bottom)) report.blank += 1;
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    frames: () => {
      isWatching = false;
      return report;
    },
  };
}

function tallest(container: HTMLElement): Element {
  const all = [container, ...container.querySelectorAll("div, section")];
  const scrollers = all.filter((element) => {
    const { overflowY } = getComputedStyle(element);
    return (overflowY === "auto" || overflowY === "scroll") && element.scrollHeight > element.clientHeight;
  });
  return scrollers.sort((a, b) => b.scrollHeight - a.scrollHeight)[0] ?? container;
}

/** The position of a row. For a row without a box of its own, the position of its cells. */
function boxOf(row: Element): DOMRect {
  const box = row.getBoundingClientRect();
  return box.height > 0 ? box : (row.lastElementChild ?? row).getBoundingClientRect();
}
