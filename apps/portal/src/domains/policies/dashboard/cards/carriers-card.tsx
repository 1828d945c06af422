import { saveFile } from "@portico/renderer/client";
import { Button, EmptyState } from "@portico/ui";
import { type ChartTableData, chartCsv } from "@portico/ui/charts";
import { Card } from "@portico/ui/display";
import { formatNumber, formatPercent } from "@portico/ui/format";
import { Link } from "react-router";
import { dashboardMessages as texts } from "../../../../messages/dashboard.ts";
import { ScrollRegion } from "../../../../scroll-region/scroll-region.tsx";
import { ChangeFromYearBefore } from "../change.tsx";
import { type CarrierTotal, sum } from "../figures.ts";
import type { CardProps } from "./card-props.ts";

const cell = "border-b border-border px-2 py-1.5 first:ps-0 last:pe-0";
const headerCell = `${cell} sticky top-0 bg-surface font-medium text-fg-muted`;
const figure = `${cell} text-end tabular-nums`;

/** The sums of the year by carrier. */
export function CarriersCard({ dashboard, totals, linkTo, isLoading }: CardProps) {
  const { year } = dashboard;
  const fileName = texts.carriers.caption(year);
  return (
    <Card
      level={3}
      title={texts.carriers.title}
      actions={
        totals.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            className="print:hidden"
            aria-label={texts.downloadCsv}
            onClick={() =>
              saveFile(new Blob([chartCsv(csvOf(totals))], { type: "text/csv" }), `${fileName}.csv`)
            }
          >
            CSV
          </Button>
        )
      }
    >
      {totals.length === 0 ? (
        <EmptyState title={texts.sales.none(year)} />
      ) : (
        <ScrollRegion
          label={fileName}
          isBusy={isLoading}
          className={`max-h-88 overflow-auto print:max-h-none ${isLoading ? "opacity-60" : ""}`}
        >
          <table aria-label={fileName} className="w-full border-separate border-spacing-0 text-table">
            <thead>
              <tr>
                <th scope="col" className={`${headerCell} text-start`}>
                  {texts.carrier}
                </th>
                {[texts.policyMonths, texts.memberMonths, texts.share, texts.carriers.change(year - 1)].map(
                  (label) => (
                    <th key={label} scope="col" className={`${headerCell} text-end`}>
                      {label}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {totals.map(({ carrierId, carrierName, policies, members, share }) => (
                <tr key={carrierId}>
                  <th scope="row" className={`${cell} text-start font-normal`}>
                    <CarrierName name={carrierName} href={linkTo({ carrier: carrierName, year })} />
                  </th>
                  <td className={figure}>{formatNumber(policies)}</td>
                  <td className={figure}>{formatNumber(members)}</td>
                  <td className={figure}>{formatPercent(share * 100)}</td>
                  <td className={figure}>
                    <ChangeFromYearBefore dashboard={dashboard} carrierId={carrierId} isThanHidden />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot className="sticky bottom-0 bg-surface font-semibold print:static">
              <tr>
                <th scope="row" className={`${cell} text-start`}>
                  {texts.total}
                </th>
                <td className={figure}>{formatNumber(sum(totals.map(({ policies }) => policies)))}</td>
                <td className={figure}>{formatNumber(sum(totals.map(({ members }) => members)))}</td>
                <td className={figure}>{formatPercent(100)}</td>
                <td className={figure}>
                  <ChangeFromYearBefore dashboard={dashboard} isThanHidden />
                </td>
              </tr>
            </tfoot>
          </table>
        </ScrollRegion>
      )}
    </Card>
  );
}

function CarrierName({ name, href }: { name: string; href: string | undefined }) {
  if (href === undefined) return name;
  return (
    <Link to={href} className="text-fg-link underline underline-offset-2">
      {name}
    </Link>
  );
}

function csvOf(totals: readonly CarrierTotal[]): ChartTableData {
  return {
    columns: [texts.carrier, texts.policyMonths, texts.memberMonths, texts.share],
    rows: totals.map(({ carrierName, policies, members, share }) => ({
      label: carrierName,
      values: [policies, members, share],
    })),
    formats: [formatNumber],
  };
}
