import { useConfiguration } from "../../configuration/use-configuration.ts";
import { dayOf } from "../../renderer/days.ts";

/** The current day in the business time zone, `YYYY-MM-DD`. */
export function useBusinessDay(): string {
  return dayOf(new Date(), useConfiguration()?.session?.businessTimeZone);
}
