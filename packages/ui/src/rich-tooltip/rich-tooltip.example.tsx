import { Button } from "@portico/ui";
import { RichTooltip } from "@portico/ui/rich-tooltip";

export function RichTooltipExample() {
  return (
    <RichTooltip
      heading="Eligible for the zero-dollar plan"
      text="The household's income is below 150% of the poverty level."
      items={["Income: $21,500", "Household: 2"]}
    >
      <Button>Ambetter Silver 4</Button>
    </RichTooltip>
  );
}
