import { FormatProvider } from "@portico/ui/format-provider";
import type { ReactNode } from "react";
import { useDateOptions } from "./use-date-options.ts";

/** Shows the instants of all components inside it in the business time zone, and dates and times as the portal does. */
export function InBusinessTimeZone({ children }: { children: ReactNode }) {
  return (
    <FormatProvider {...useDateOptions()} datePattern="YYYY/MM/DD" hourCycle={24}>
      {children}
    </FormatProvider>
  );
}
