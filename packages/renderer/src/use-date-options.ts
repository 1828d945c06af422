import type { ValueOptions } from "@portico/endpoints";
import { type DateInput, formatDateAt, formatDateTime, formatDateTimeUs } from "@portico/ui/format";
import { useCallback, useMemo } from "react";
import { dayOf } from "./days.ts";
import { useHost } from "./host/use-host.ts";

/** How an instant is written. `dateTime` is used wherever the specification names no other. */
const patterns = {
  /** `2026/01/05 13:05`. */
  dateTime: formatDateTime,
  /** `01/05/2026 13:05`, for time off. */
  dateTimeUs: formatDateTimeUs,
  /** `Mon, 1/5/26 at 1:05PM`, for the creation of users. */
  dateAt: formatDateAt,
} as const;

/** Writes an instant in a time zone, by default as `2026/01/05 13:05`. Empty for nothing and for other values. */
export function formatInstant(
  instant: unknown,
  { timeZone }: ValueOptions,
  pattern: keyof typeof patterns = "dateTime",
): string {
  if (typeof instant !== "string" && !(instant instanceof Date)) return "";
  return patterns[pattern](instant, timeZone === undefined ? {} : { timeZone });
}

/**
 * Returns the options to format values: in the business time zone, as in exports, and in the host's language. The
 * computer's time zone is used until the settings are loaded. The returned object is referentially stable.
 */
export function useDateOptions(): ValueOptions {
  const { messages, useSettings } = useHost();
  const { timeZone } = useSettings();
  return useMemo(
    () => ({
      ...(messages && { locale: messages.locale, ...messages.values }),
      ...(timeZone !== undefined && { timeZone }),
    }),
    [messages, timeZone],
  );
}

/** Returns the function that shows an instant as `2026/01/05 13:05` in the business time zone. Empty for nothing. */
export function useDateTime(): (instant: DateInput) => string {
  const options = useDateOptions();
  return useCallback((instant: DateInput) => formatInstant(instant, options), [options]);
}

/** Returns the current day in the business time zone, `YYYY-MM-DD`. */
export function useToday(): string {
  return dayOf(new Date(), useDateOptions().timeZone);
}
