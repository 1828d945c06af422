"use client";

import { useContext } from "react";
import { FormatContext } from "./format-settings.js";
import { patternOf } from "./locale-date.js";
import { useLocale } from "./use-locale.js";

/** How dates are written: as the nearest `FormatProvider` says, or else as the locale does. */
interface DateWriting {
  /** `YYYY`, `MM` and `DD` with what is between them. */
  pattern: string;
  /** The locale of their digits; undefined for 0 to 9, because the host set the pattern. */
  locale: string | undefined;
}

/** The pattern of dates. */
export function useDatePattern(): DateWriting {
  const { datePattern } = useContext(FormatContext);
  const locale = useLocale();
  return datePattern === undefined
    ? { pattern: patternOf(locale), locale }
    : { pattern: datePattern, locale: undefined };
}
