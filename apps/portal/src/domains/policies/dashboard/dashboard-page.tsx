import { allows } from "@portico/contract";
import { NotLoaded } from "@portico/renderer/client";
import { useRights } from "@portico/renderer/host";
import { Button } from "@portico/ui";
import { Printer } from "@portico/ui/icons";
import { Page } from "@portico/ui/layout";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { client, fetchJson } from "../../../api/client.ts";
import { dashboardEndpoints } from "../../../api/generated/dashboard-endpoints.ts";
import { dashboardMessages as texts } from "../../../messages/dashboard.ts";
import { Cards } from "./cards/cards.tsx";
import { CarrierSites } from "./carrier-sites.tsx";
import { DashboardSelectors } from "./dashboard-selectors.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { NotReported } from "./not-reported.tsx";
import { RecentPages } from "./recent-pages.tsx";
import { TodaysWork } from "./todays-work.tsx";

client.add(dashboardEndpoints);

/** The start page of everyone except customers: today's work, and policies by carrier and month. */
export function DashboardPage() {
  const [search] = useSearchParams();
  const query = Object.fromEntries(
    ["agentId", "year"].flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ["dashboard.get", query],
    queryFn: ({ signal }) => fetchJson("dashboard.get", { query, signal }),
    placeholderData: keepPreviousData,
  });
  const isEmpty = data?.data.length === 0;
  // Agents' targets are for the figures that they open the dashboard with.
  const hasTargets = allows("agent", useRights()) && Object.keys(query).length === 0;
  return (
    <Page className="print:block">
      <div className="flex min-h-control flex-wrap items-end gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-title font-semibold">{texts.title}</h1>
          {data?.scope !== "none" && <p className="text-form text-fg-muted">{texts.counted}</p>}
          {data && (
            <p className="hidden text-form print:mb-3 print:block">
              {data.agent?.name ?? texts.allAgents}, {data.year}
            </p>
          )}
        </div>
        {data?.scope !== "none" && !error && (
          <div data-print="hidden" className="flex min-w-0 flex-wrap items-end gap-2">
            <DashboardSelectors dashboard={data} />
            <Button
              icon={<Printer size={16} aria-hidden="true" />}
              disabled={!data}
              onClick={() => window.print()}
            >
              {texts.print}
            </Button>
          </div>
        )}
      </div>
      <div data-print="hidden" className="flex flex-wrap items-start gap-4">
        <TodaysWork />
        <RecentPages />
      </div>
      {error ? (
        <div className="grid justify-items-center gap-2">
          <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />
          {Object.keys(query).length > 0 && (
            <Link to="/portal/dashboard" className="text-fg-link underline underline-offset-2">
              {texts.startOver}
            </Link>
          )}
        </div>
      ) : isEmpty ? (
        <FirstSteps dashboard={data} />
      ) : (
        <>
          <KeyFigures dashboard={data} hasTargets={hasTargets} />
          <Cards dashboard={data} isLoading={isPlaceholderData} />
          {data && <NotReported dashboard={data} />}
        </>
      )}
      <CarrierSites />
    </Page>
  );
}
