import type { ValueOptions } from "@portico/contract";
import { useMemo } from "react";
import { useConfiguration } from "../configuration/use-configuration.ts";

/**
 * Returns the options to format dates: in the business time zone, as in exports. The computer's time zone is used
 * until the configuration is loaded. The returned object is referentially stable.
 */
export function useDateOptions(): ValueOptions {
  const timeZone = useConfiguration()?.session?.businessTimeZone;
  return useMemo(() => (timeZone === undefined ? {} : { timeZone }), [timeZone]);
}
