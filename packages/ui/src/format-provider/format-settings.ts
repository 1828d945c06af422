"use client";

import { createContext } from "react";

/** The order of year, month and day. */
export type DatePattern = "YYYY/MM/DD" | "MM/DD/YYYY" | "DD/MM/YYYY" | "YYYY-MM-DD";

/** How values are formatted. Plain data, so that a server component can set it. */
export interface FormatSettings {
  /** An IANA time zone such as "America/New_York". @default the browser's time zone; UTC on a server */
  timeZone?: string | undefined;
  /** A BCP 47 tag for numbers, such as "en-US". @default the language of the messages */
  locale?: string | undefined;
  /** An ISO 4217 code. @default "USD" */
  currency?: string | undefined;
  /** @default "YYYY/MM/DD" */
  datePattern?: DatePattern | undefined;
  /** 24-hour or 12-hour time. @default 24 */
  hourCycle?: 12 | 24 | undefined;
}

export const FormatContext = createContext<FormatSettings>({});
