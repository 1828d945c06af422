import type { IsoDate } from "../calendar/iso-date.js";
import { isBetween, lastDayOf, type MonthEvent } from "./month-event.js";

/** The part of an event in a week. */
export interface EventBar {
  readonly event: MonthEvent;
  /** Index of its first and last day in the week. */
  readonly first: number;
  readonly last: number;
  /** The event began before, or ends after, the bar. */
  readonly startsBefore: boolean;
  readonly endsAfter: boolean;
  /** Its line in the week, from 0. Bars of a day have different lines. */
  readonly line: number;
  /** It doesn't fit into one of its days. */
  readonly isHidden: boolean;
}

/** How the events of a week are arranged. */
export interface WeekLayout {
  readonly bars: readonly EventBar[];
  /** For each day, the number of its events that are hidden. */
  readonly hidden: readonly number[];
}

/**
 * Arranges events in lines, in order of their start, long ones first.
 * @param week its days; undefined for those of other months
 * @param maxLines the number of lines of a day. In a day with more events, the last line says how many are hidden.
 */
export function weekLayout(
  events: readonly MonthEvent[],
  week: readonly (IsoDate | undefined)[],
  maxLines: number,
): WeekLayout {
  const days = week.filter((day) => day !== undefined);
  const [from = "", to = ""] = [days[0], days.at(-1)];
  const bars: EventBar[] = [];
  for (const event of sorted(events.filter((one) => isBetween(one, from, to)))) {
    const end = lastDayOf(event);
    const first = week.findIndex((day) => day !== undefined && day >= event.start);
    const last = week.findLastIndex((day) => day !== undefined && day <= end);
    const taken = bars.filter((bar) => bar.first <= last && bar.last >= first).map(({ line }) => line);
    let line = 0;
    while (taken.includes(line)) line += 1;
    const [startsBefore, endsAfter] = [event.start < from, end > to];
    bars.push({ event, first, last, startsBefore, endsAfter, line, isHidden: line >= maxLines });
  }
  const isFull = (bar: EventBar) =>
    bars.some(({ first, last, isHidden }) => isHidden && first <= bar.last && last >= bar.first);
  const shown = bars.map((bar) => ({ ...bar, isHidden: bar.line >= maxLines - 1 && isFull(bar) }));
  const hidden = week.map((_, day) => shown.filter((bar) => bar.isHidden && covers(bar, day)).length);
  return { bars: shown, hidden };
}

/** Returns the bar in each line of a day, up to the last one. */
export function linesOf({ bars }: WeekLayout, day: number): readonly (EventBar | undefined)[] {
  const ofDay = bars.filter((bar) => covers(bar, day));
  const count = Math.max(0, ...ofDay.map(({ line }) => line + 1));
  return Array.from({ length: count }, (_, line) => ofDay.find((bar) => bar.line === line));
}

function covers({ first, last }: EventBar, day: number): boolean {
  return first <= day && day <= last;
}

function sorted(events: readonly MonthEvent[]): readonly MonthEvent[] {
  return events.toSorted((a, b) => compare(a.start, b.start) || compare(lastDayOf(b), lastDayOf(a)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
