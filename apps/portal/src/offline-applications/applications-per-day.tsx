import { Button, Skeleton } from "@portico/ui";
import { GroupedBarChart } from "@portico/ui/charts";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../api/client.ts";
import { offlineMessages } from "../messages/offline-applications.ts";
import { dayAfter } from "../renderer/days.ts";
import { useBusinessDay } from "./form/use-business-day.ts";
import { seriesPerDay } from "./series-per-day.ts";

const texts = offlineMessages.perDay;
const height = 96;

/** A small chart of the applications created on each of the last 30 days, by status. */
export function ApplicationsPerDay() {
  const today = useBusinessDay();
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
  if (!data) return <Skeleton height="8rem" />;
  const { labels, series, total } = seriesPerDay(data, today, dayAfter);
  return (
    <GroupedBarChart
      label={texts.title}
      description={texts.total(total)}
      labelHeader={texts.day}
      labels={labels}
      series={series}
      height={height}
      fileName="applications-per-day"
    />
  );
}
