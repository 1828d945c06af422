import { formatValue } from "@portico/contract";
import { NotLoaded } from "@portico/renderer/client";
import { useToday } from "@portico/renderer/dates";
import { Heading } from "@portico/renderer/parts";
import { EmptyState } from "@portico/ui";
import { formatDate } from "@portico/ui/format";
import { FormatProvider } from "@portico/ui/format-provider";
import { type MonthEvent, MonthView } from "@portico/ui/month-view";
import type { Tone } from "@portico/ui/status-badge";
import { useState } from "react";
import { Link } from "react-router";
import { timeOffMessages } from "../../messages/time-off.ts";
import { type Absence, useAbsences } from "./use-absences.ts";

const texts = timeOffMessages.calendar;

/** The colors of the statuses, as in the list of requests. Rejected and canceled requests are not absences. */
const tones: Readonly<Partial<Record<string, Tone>>> = { Requested: "info", Approved: "success" };

/** A month with the absences of everyone, for approvers. A selected day limits the list below it. */
export function AbsenceCalendar() {
  const today = useToday();
  const [month, setMonth] = useState(() => `${today.slice(0, 8)}01`);
  const { data, error, isFetching, refetch } = useAbsences(month);
  const { absences = [], totalRecords = 0 } = data ?? {};
  const placeholder = error ? (
    <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />
  ) : (
    !data && <p role="status">{texts.loading}</p>
  );
  return (
    <aside aria-label={texts.title} className="@container grid min-w-0 content-start gap-3 p-4">
      <Heading level={2} className="hidden text-section font-semibold @min-[40rem]:block">
        {texts.title}
      </Heading>
      {/* The specification writes the days of time off in this order. */}
      <FormatProvider datePattern="MM/DD/YYYY">
        <MonthView
          events={absences.map(toEvent)}
          month={month}
          onMonthChange={(change) => setMonth(change.month)}
          renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
          eventCount={texts.count}
          listTitle={titleOf}
          placeholder={placeholder}
          empty={<EmptyState title={texts.none} />}
        />
      </FormatProvider>
      {totalRecords > absences.length && <p>{texts.truncated(absences.length, totalRecords)}</p>}
    </aside>
  );
}

function toEvent({ id, name, status, firstDay, lastDay }: Absence): MonthEvent {
  const tone = tones[status];
  return { id, title: name, start: firstDay, end: lastDay, tone, status, href: `/portal/pto/${id}` };
}

function titleOf({ month, day }: { month: string; day: string | undefined }) {
  return (
    <Heading level={2} className="text-section font-semibold">
      {day === undefined
        ? texts.inMonth(formatValue("month", month.slice(5, 7), {}), month.slice(0, 4))
        : texts.onDay(formatDate(day))}
    </Heading>
  );
}
