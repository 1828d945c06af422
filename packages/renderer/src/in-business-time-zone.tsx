import { FormatProvider } from "@portico/ui/format-provider";
import type { ReactNode } from "react";
import { useHostMessages } from "./messages/messages-context.ts";
import { useDateOptions } from "./use-date-options.ts";

/**
 * Shows the instants of all components inside it in the business time zone, and dates and times as the portal does.
 * Numbers and names of months are those of the host's language.
 */
export function InBusinessTimeZone({ children }: { children: ReactNode }) {
  const locale = useHostMessages()?.locale;
  return (
    <FormatProvider {...useDateOptions()} locale={locale} datePattern="YYYY/MM/DD" hourCycle={24}>
      {children}
    </FormatProvider>
  );
}
