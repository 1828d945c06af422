import { LineChart } from "@portico/ui/charts";
import { Card } from "@portico/ui/display";
import { dashboardMessages } from "../../../../messages/dashboard.ts";
import { monthlyPolicies, monthNames } from "../figures.ts";
import type { CardProps } from "./card-props.ts";

const texts = dashboardMessages.comparison;

/** The months of the year beside those of the year before. */
export function ComparisonCard({ dashboard, linkTo, isLoading }: CardProps) {
  const { year, lastMonth, data } = dashboard;
  return (
    <Card level={3} title={texts.title(year)} className="lg:col-span-2">
      <LineChart
        label={texts.chart(year)}
        isLabelHidden
        labelHeader={dashboardMessages.month}
        labels={monthNames}
        series={[
          { label: String(year), values: monthlyPolicies(data, { year, lastMonth }) },
          { label: String(year - 1), values: monthlyPolicies(data, { year: year - 1 }), isComparison: true },
        ]}
        isLoading={isLoading}
        href={({ index, seriesIndex }) => linkTo({ year: year - seriesIndex, month: index + 1 })}
      />
    </Card>
  );
}
