import { formatValue } from "@portico/contract";
import { Button } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { fetchJson } from "../../../api/client.ts";
import { dashboardMessages } from "../../../messages/dashboard.ts";
import type { Dashboard } from "./figures.ts";

const texts = dashboardMessages.notReported;
const state = "Not reported";

export interface NotReportedProps {
  dashboard: Dashboard;
}

/**
 * What is expected for the months of the year that carriers have not reported, which no total of tracking includes.
 * Nothing if there are none, or the user can't see them.
 */
export function NotReported({ dashboard: { agent, year, canListMonths } }: NotReportedProps) {
  const query = {
    ...{ year: String(year), state, totals: "notReported", columns: "id", pageSize: "1" },
    ...(agent && { agent: agent.id }),
  };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["dashboard", "not-reported", query],
    queryFn: ({ signal }) => fetchJson("tracking.list", { query, signal }),
    enabled: canListMonths,
  });
  if (!canListMonths) return null;
  const months = new URLSearchParams({ ...(agent && { agent: agent.name }), year: String(year), state });
  return (
    <p className="flex min-h-control-sm flex-wrap items-center gap-x-3 gap-y-1 text-form text-fg-muted">
      {error ? (
        <>
          <span role="alert">{texts.failed}</span>
          <Button size="sm" isLoading={isFetching} onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </>
      ) : (
        data !== undefined &&
        data.totalRecords > 0 && (
          <>
            <span>
              {texts.text(year, formatValue("money", data.totals?.notReported ?? 0, {}), data.totalRecords)}
            </span>
            <Link to={`/portal/commissions/tracking?${months}`} className="text-fg-link underline">
              {texts.view}
            </Link>
          </>
        )
      )}
    </p>
  );
}
