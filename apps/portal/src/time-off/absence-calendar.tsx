import { formatValue } from "@portico/contract";
import { Button, EmptyState } from "@portico/ui";
import { Calendar } from "@portico/ui/date-fields";
import { formatDate } from "@portico/ui/format";
import { useState } from "react";
import { NotLoaded } from "../api/not-loaded.tsx";
import { timeOffMessages } from "../messages/time-off.ts";
import { Heading } from "../renderer/heading.tsx";
import { useToday } from "../renderer/use-date-options.ts";
import { AbsenceList } from "./absence-list.tsx";
import { countByDay, useAbsences } from "./use-absences.ts";

const texts = timeOffMessages.calendar;

/** A month with the absences of everyone, for approvers. A selected day limits the list below it. */
export function AbsenceCalendar() {
  const today = useToday();
  const [month, setMonth] = useState(() => `${today.slice(0, 8)}01`);
  const [selectedDay, setSelectedDay] = useState<string>();
  const { data, error, isFetching, refetch } = useAbsences(month);
  const { absences = [], totalRecords = 0 } = data ?? {};
  const counts = [...countByDay(absences, month)];
  const shown = absences.filter(
    ({ firstDay, lastDay }) =>
      selectedDay === undefined || (firstDay <= selectedDay && selectedDay <= lastDay),
  );
  return (
    <aside aria-label={texts.title} className="grid min-w-0 content-start gap-3 p-4">
      <Calendar
        className="mx-auto"
        start={selectedDay}
        marks={new Map(counts.map(([day, count]) => [day, texts.count(count)]))}
        onSelect={({ day }) => setSelectedDay(day === selectedDay ? undefined : day)}
        onMonthChange={(change) => {
          setMonth(change.month);
          setSelectedDay(undefined);
        }}
      />
      <div aria-live="polite" className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={2} className="text-section font-semibold">
          {selectedDay === undefined
            ? texts.inMonth(formatValue("month", month.slice(5, 7), {}), month.slice(0, 4))
            : texts.onDay(formatDate(selectedDay))}
        </Heading>
        {selectedDay !== undefined && (
          <Button size="sm" variant="ghost" onClick={() => setSelectedDay(undefined)}>
            {texts.wholeMonth}
          </Button>
        )}
      </div>
      {error && <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />}
      {!data && !error && <p role="status">{texts.loading}</p>}
      {data && shown.length === 0 && <EmptyState title={texts.none} />}
      <AbsenceList absences={shown} />
      {totalRecords > absences.length && <p>{texts.truncated(absences.length, totalRecords)}</p>}
    </aside>
  );
}
