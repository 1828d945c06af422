import { Select } from "@portico/ui";
import { BarChart } from "@portico/ui/charts";
import { Card } from "@portico/ui/display";
import { useState } from "react";
import { dashboardMessages } from "../../../../messages/dashboard.ts";
import { ChangeFromYearBefore } from "../change.tsx";
import { monthlyPolicies, monthNames } from "../figures.ts";
import type { CardProps } from "./card-props.ts";

const texts = dashboardMessages.months;

/** The policies of one carrier in each month: of the one with the most, until another is selected. */
export function MonthsCard({ dashboard, totals, linkTo, isLoading }: CardProps) {
  const { year, lastMonth, data } = dashboard;
  const [selected, setSelected] = useState("");
  const carrier = totals.find(({ carrierId }) => carrierId === selected) ?? totals[0];
  const carriers = totals.toSorted((one, other) => one.carrierName.localeCompare(other.carrierName, "en"));
  const months = monthlyPolicies(data, { year, lastMonth, carrierId: carrier?.carrierId ?? "" });
  return (
    <Card
      level={3}
      title={texts.title}
      actions={
        carrier && (
          <Select
            label={dashboardMessages.carrier}
            isLabelHidden
            className="w-60 max-w-full"
            value={carrier.carrierId}
            options={carriers.map(({ carrierId, carrierName }) => ({ value: carrierId, label: carrierName }))}
            onChange={({ target }) => setSelected(target.value)}
          />
        )
      }
    >
      {carrier && (
        <p className="mb-2">
          <ChangeFromYearBefore dashboard={dashboard} carrierId={carrier.carrierId} />
        </p>
      )}
      <BarChart
        label={carrier ? texts.chart(carrier.carrierName, year) : texts.title}
        isLabelHidden
        labelHeader={dashboardMessages.month}
        valueHeader={dashboardMessages.policies}
        data={carrier ? monthNames.map((label, index) => ({ label, value: months[index] ?? null })) : []}
        isLoading={isLoading}
        empty={dashboardMessages.sales.none(year)}
        href={({ index }) => linkTo({ carrier: carrier?.carrierName, year, month: index + 1 })}
      />
    </Card>
  );
}
