import { queryOptions } from "@tanstack/react-query";
import { fetchJson } from "../../api/client.ts";

/** How long an estimate is valid: holidays rarely change. */
const staleTime = 60_000;

/** The values of a request's form that its hours depend on, as the inputs hold them. */
export interface Period {
  readonly startDate: string;
  readonly startHour: string;
  readonly endDate: string;
  readonly endHour: string;
}

/** The query for the working hours of a period, with the reason if it has none. */
export function estimateOf({ startDate, startHour, endDate, endHour }: Period) {
  const query = { startDate, startHour, endDate, endHour };
  return queryOptions({
    queryKey: ["pto.estimate", query],
    queryFn: ({ signal }) => fetchJson("pto.estimate", { query, signal }),
    staleTime,
  });
}
