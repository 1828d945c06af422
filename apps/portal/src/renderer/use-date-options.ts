import type { ValueOptions } from "@portico/contract";
import { useMemo } from "react";
import { useConfiguration } from "../configuration/use-configuration.ts";

/**
 * How moments are written: in the business time zone, as exports have them, wherever whoever reads them is; in the
 * zone of the machine until that is known. The same object while nothing of that changes.
 */
export function useDateOptions(): ValueOptions {
  const timeZone = useConfiguration()?.session?.businessTimeZone;
  return useMemo(() => (timeZone === undefined ? {} : { timeZone }), [timeZone]);
}
