import { Select } from "@portico/ui";
import { PieChart } from "@portico/ui/charts";
import { Card } from "@portico/ui/display";
import { formatPercent } from "@portico/ui/format";
import { useState } from "react";
import { dashboardMessages } from "../../../../messages/dashboard.ts";
import { pieCarriers } from "../figures.ts";
import type { CardProps } from "./card-props.ts";

const texts = dashboardMessages.sales;
const choices = ["fewest", "most"] as const;

/** The 10 carriers with the fewest policies, or those with the most. */
export function SalesCard({ dashboard: { year }, totals, linkTo, isLoading }: CardProps) {
  const [which, setWhich] = useState<(typeof choices)[number]>("fewest");
  const shown = pieCarriers(totals, which);
  return (
    <Card
      level={3}
      title={texts.title}
      actions={
        <Select
          label={texts.which}
          isLabelHidden
          className="w-60 max-w-full"
          value={which}
          options={choices.map((value) => ({ value, label: texts[value] }))}
          onChange={({ target }) => setWhich(choices.find((one) => one === target.value) ?? which)}
        />
      }
    >
      <PieChart
        label={texts.chart(year)}
        isLabelHidden
        labelHeader={dashboardMessages.carrier}
        valueHeader={dashboardMessages.policyMonths}
        data={shown.map(({ carrierName, policies }) => ({ label: carrierName, value: policies }))}
        maxSlices={shown.length}
        formatShare={(share) => formatPercent(share * 100)}
        isLoading={isLoading}
        empty={texts.none(year)}
        href={({ label }) => linkTo({ carrier: label, year })}
      />
    </Card>
  );
}
