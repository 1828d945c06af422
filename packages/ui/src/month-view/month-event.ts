import type { ReactElement, ReactNode } from "react";
import type { IsoDate } from "../calendar/iso-date.js";
import type { Tone } from "../status-badge/status-badge.js";

/** An event of a month view: whole days. */
export interface MonthEvent {
  /** Unique in its month view. */
  id: string;
  title: string;
  /** The first day, `YYYY-MM-DD`. */
  start: string;
  /** The last day, `YYYY-MM-DD`. @default the first day */
  end?: string | undefined;
  /** The meaning of its status, as a color. @default "neutral" */
  tone?: Tone | undefined;
  /** The status as text, because color alone is not enough. @default none */
  status?: string | undefined;
  /** The address of its page. @default none */
  href?: string | undefined;
}

/** What a link to an event is rendered with. */
export interface MonthEventLinkProps {
  href: string;
  className: string;
  tabIndex?: number | undefined;
  children: ReactNode;
}

/** Renders a link to an event with the app's router. */
export type RenderMonthEventLink = (props: MonthEventLinkProps) => ReactElement;

/** The last day of an event: its first day, if its end is missing or before it. */
export function lastDayOf({ start, end = start }: Pick<MonthEvent, "start" | "end">): IsoDate {
  return end > start ? end : start;
}

/** Whether an event is on any of the days from `first` to `last`. */
export function isBetween(event: MonthEvent, first: IsoDate, last: IsoDate): boolean {
  return event.start <= last && lastDayOf(event) >= first;
}
