"use client";

import { type ReactNode, useContext, useMemo } from "react";
import { FormatContext, type FormatSettings } from "./format-settings.js";

export interface FormatProviderProps extends FormatSettings {
  /** The components that format values. */
  children: ReactNode;
}

/**
 * Sets the time zone, locale, currency and formats of the components inside it. Settings that are omitted come from
 * the surrounding provider, or else from the locale, which is that of the messages. Set a time zone if pages are
 * rendered on a server, so that both render the same text.
 */
export function FormatProvider(props: FormatProviderProps) {
  const { children, timeZone, locale, currency, datePattern, hourCycle } = props;
  const outer = useContext(FormatContext);
  const settings = useMemo(
    () => ({
      timeZone: timeZone ?? outer.timeZone,
      locale: locale ?? outer.locale,
      currency: currency ?? outer.currency,
      datePattern: datePattern ?? outer.datePattern,
      hourCycle: hourCycle ?? outer.hourCycle,
    }),
    [timeZone, locale, currency, datePattern, hourCycle, outer],
  );
  return <FormatContext.Provider value={settings}>{children}</FormatContext.Provider>;
}
