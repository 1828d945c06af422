"use client";

import type { DateInput } from "@portico/format";
import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { useDateFormats } from "../format-provider/use-date-formats.js";
import type { Tone } from "../status-badge/status-badge.js";

export interface TimelineEntry {
  /** Unique in its timeline. */
  id: string;
  /** What happened, in a few words. */
  title: ReactNode;
  /** When: a day as `YYYY-MM-DD` or an ISO 8601 instant. */
  at: DateInput;
  /** Who did it. @default none */
  author?: ReactNode | undefined;
  /** Details: a comment, or names and values. @default none */
  body?: ReactNode | undefined;
  /** Its meaning. @default "neutral" */
  tone?: Tone | undefined;
}

export interface TimelineProps extends HTMLAttributes<HTMLOListElement> {
  /** The events in display order. */
  entries: readonly TimelineEntry[];
  /** An IANA time zone for the dates. @default from `FormatProvider` */
  timeZone?: string | undefined;
}

const dots: Record<Tone, string> = {
  neutral: "ui:bg-neutral-solid",
  info: "ui:bg-info-solid",
  success: "ui:bg-success-solid",
  warning: "ui:bg-warning-solid",
  danger: "ui:bg-danger-solid",
};

/** The events of a record, connected by a line. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(
  { entries, timeZone, className, ...rest },
  ref,
) {
  const formats = useDateFormats({ timeZone });
  return (
    <ol {...rest} ref={ref} className={cx("ui:break-words ui:font-sans ui:text-table ui:text-fg", className)}>
      {entries.map(({ id, title, at, author, body, tone = "neutral" }) => (
        <li key={id} data-tone={tone} className="ui:group ui:relative ui:flex ui:gap-3 ui:pb-5 ui:last:pb-0">
          <span
            aria-hidden="true"
            className="ui:absolute ui:start-1.75 ui:top-5 ui:bottom-0 ui:w-px ui:bg-border ui:group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="ui:flex ui:h-5 ui:w-3.75 ui:shrink-0 ui:items-center ui:justify-center"
          >
            <span className={`ui:size-2.25 ui:rounded-full ui:forced-colors:border ${dots[tone]}`} />
          </span>
          <div className="ui:min-w-0 ui:flex-1">
            <div className="ui:flex ui:flex-wrap ui:items-baseline ui:gap-x-3">
              <span className="ui:value-text ui:me-auto ui:min-w-0 ui:font-medium ui:break-words">
                {title}
              </span>
              <time className="ui:value-text ui:text-fg-muted ui:tabular-nums" dateTime={dateTimeOf(at)}>
                {formats.dateTime(at)}
              </time>
            </div>
            {author && <p className="ui:text-fg-muted">{author}</p>}
            {body && (
              <div className="ui:value-text ui:mt-1 ui:break-words ui:whitespace-pre-line">{body}</div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
});

function dateTimeOf(at: DateInput): string | undefined {
  if (at instanceof Date) return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
  return at ?? undefined;
}
