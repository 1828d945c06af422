import type { ValueOptions } from "@portico/contract";
import { type DateInput, formatDateTime } from "@portico/ui/format";
import { useCallback, useMemo } from "react";
import { useConfiguration } from "../configuration/use-configuration.ts";

/**
 * Returns the options to format dates: in the business time zone, as in exports. The computer's time zone is used
 * until the configuration is loaded. The returned object is referentially stable.
 */
export function useDateOptions(): ValueOptions {
  const timeZone = useConfiguration()?.session?.businessTimeZone;
  return useMemo(() => (timeZone === undefined ? {} : { timeZone }), [timeZone]);
}

/** Returns the function that shows an instant as `2026/01/05 13:05` in the business time zone. Empty for nothing. */
export function useDateTime(): (instant: DateInput) => string {
  const options = useDateOptions();
  return useCallback((instant: DateInput) => formatDateTime(instant, options), [options]);
}
