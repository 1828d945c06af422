import { BarChart } from "@portico/ui/charts";
import { Card } from "@portico/ui/display";
import { dashboardMessages } from "../../../../messages/dashboard.ts";
import { ChangeFromYearBefore } from "../change.tsx";
import { monthlyPolicies, monthNames, yearlyAverage } from "../figures.ts";
import type { CardProps } from "./card-props.ts";

const texts = dashboardMessages.persistence;

/** The policies of each month, with their yearly average. */
export function PersistenceCard({ dashboard, linkTo, isLoading }: CardProps) {
  const { year, lastMonth, data } = dashboard;
  const months = monthlyPolicies(data, { year, lastMonth });
  return (
    <Card level={3} title={texts.title}>
      <p className="mb-2">
        <ChangeFromYearBefore dashboard={dashboard} />
      </p>
      <BarChart
        label={texts.chart(year)}
        isLabelHidden
        labelHeader={dashboardMessages.month}
        valueHeader={dashboardMessages.policies}
        data={monthNames.map((label, index) => ({ label, value: months[index] ?? null }))}
        average={yearlyAverage(months)}
        averageLabel={texts.average}
        isLoading={isLoading}
        href={({ index }) => linkTo({ year, month: index + 1 })}
      />
    </Card>
  );
}
