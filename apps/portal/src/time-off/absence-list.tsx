import { StatusBadge, type Tone } from "@portico/ui/status-badge";
import { Link } from "react-router";
import { formatDayUs } from "./format-day-us.ts";
import type { Absence } from "./use-absences.ts";

/** The colors of the statuses, as in the list of requests. Rejected and canceled requests are not absences. */
const tones: Readonly<Partial<Record<string, Tone>>> = { Requested: "info", Approved: "success" };

/** Absences with their days and status, and links to the requests. */
export function AbsenceList({ absences }: { absences: readonly Absence[] }) {
  return (
    <ul className="grid text-table">
      {absences.map(({ id, name, status, firstDay, lastDay }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-border border-b py-2"
        >
          <Link to={`/portal/pto/${id}`} className="text-fg-link underline underline-offset-2">
            {name}
          </Link>
          <StatusBadge tone={tones[status] ?? "neutral"}>{status}</StatusBadge>
          <span className="w-full text-fg-muted tabular-nums">{daysOf(firstDay, lastDay)}</span>
        </li>
      ))}
    </ul>
  );
}

function daysOf(firstDay: string, lastDay: string): string {
  const first = formatDayUs(firstDay);
  return firstDay === lastDay ? first : `${first} – ${formatDayUs(lastDay)}`;
}
