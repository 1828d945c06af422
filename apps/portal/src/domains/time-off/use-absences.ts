import { dayAfter, dayOf, useDateOptions } from "@portico/renderer/dates";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../api/client.ts";

const maxAbsences = 500;

/** Time off of a person that was not rejected or canceled. */
export interface Absence {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** The first day, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/**
 * Fetches the absences of a month. They are refetched whenever requests change.
 * @param month its first day, `YYYY-MM-DD`
 */
export function useAbsences(month: string) {
  const { timeZone } = useDateOptions();
  const query = {
    from: month,
    to: lastDayOf(month),
    status: ["Requested", "Approved", "Taken"],
    sort: "startDate",
    pageSize: String(maxAbsences),
  };
  return useQuery({
    queryKey: ["pto.list", "absences", month, timeZone],
    queryFn: async ({ signal }) => {
      const { data, totalRecords } = await fetchJson("pto.list", { query, signal });
      return { absences: data.map((row) => toAbsence(row, timeZone)), totalRecords };
    },
  });
}

function toAbsence(row: Readonly<Record<string, unknown>>, timeZone: string | undefined): Absence {
  const dayAt = (field: string) => dayOf(new Date(String(row[field])), timeZone);
  return {
    id: String(row.id),
    name: String(row.name ?? ""),
    status: String(row.statusName ?? ""),
    firstDay: dayAt("startDate"),
    lastDay: dayAt("endDate"),
  };
}

/** The last day of the month that starts on a day. */
export function lastDayOf(month: string): string {
  const next = dayAfter(month, 31);
  return dayAfter(`${next.slice(0, 8)}01`, -1);
}
