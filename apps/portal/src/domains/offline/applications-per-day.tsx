import { dayAfter, useToday } from "@portico/renderer/dates";
import { Button, Dialog, Skeleton } from "@portico/ui";
import { GroupedBarChart, Sparkline } from "@portico/ui/charts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fetchJson } from "../../api/client.ts";
import { offlineMessages } from "../../messages/offline-applications.ts";
import { seriesPerDay } from "./series-per-day.ts";

const texts = offlineMessages.perDay;
const lineHeight = 24;
const dialogHeight = 280;

/** The applications created on each of the last 30 days: a small line above the list, and by status in a dialog. */
export function ApplicationsPerDay() {
  const [isOpen, setOpen] = useState(false);
  const today = useToday();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["offlineApp.perDay"],
    queryFn: ({ signal }) => fetchJson("offlineApp.perDay", { signal }),
  });
  if (error)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 text-table text-danger-fg">
        {texts.notLoaded}
        <Button size="sm" isLoading={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </p>
    );
  if (!data) return <Skeleton height="1.75rem" />;
  const { labels, series, totals, total } = seriesPerDay(data, today, dayAfter);
  const days = { labelHeader: texts.day, fileName: "applications-per-day" };
  return (
    <section aria-label={texts.title} className="flex min-h-7 items-center gap-3 text-table">
      <span className="shrink-0 font-medium">{texts.title}</span>
      <Sparkline
        {...days}
        className="min-w-0 max-w-80 flex-1"
        label={texts.title}
        valueHeader={texts.count}
        data={labels.map((label, index) => ({ label, value: totals[index] ?? 0 }))}
        height={lineHeight}
      />
      <span className="shrink-0 text-fg-muted max-sm:hidden min-[80rem]:max-[100rem]:hidden">
        {texts.total(total)}
      </span>
      <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.byStatus}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          size="lg"
          className="max-w-6xl"
          title={texts.title}
          description={texts.total(total)}
          onOpenChange={(change) => setOpen(change.isOpen)}
        >
          <GroupedBarChart
            {...days}
            label={texts.title}
            isLabelHidden
            labels={labels}
            series={series}
            height={dialogHeight}
          />
        </Dialog>
      )}
    </section>
  );
}
