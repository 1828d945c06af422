"use client";

import { createContext } from "react";
import type { HourCycle } from "./locale-time.js";

/** The order of year, month and day, in place of that of the locale. */
export type DatePattern = "YYYY/MM/DD" | "MM/DD/YYYY" | "DD/MM/YYYY" | "YYYY-MM-DD";

/** How values are formatted. Plain data, so that a server component can set it. */
export interface FormatSettings {
  /** An IANA time zone such as "America/New_York". @default the browser's time zone; UTC on a server */
  timeZone?: string | undefined;
  /**
   * A BCP 47 tag such as "en-US", for numbers, dates, times, names of months, and the first day of the week. @default
   * the language of the messages
   */
  locale?: string | undefined;
  /** An ISO 4217 code. @default "USD" */
  currency?: string | undefined;
  /** How days are written. @default as the locale does, in the Gregorian calendar: "03/31/2026" in English of the US */
  datePattern?: DatePattern | undefined;
  /** 24-hour or 12-hour time. @default that of the locale */
  hourCycle?: HourCycle | undefined;
}

export const FormatContext = createContext<FormatSettings>({});
