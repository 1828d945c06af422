import { Button, Tooltip } from "@portico/ui";

export function TooltipExample() {
  return (
    <Tooltip text="Opens the carrier's site in a new tab">
      <Button>Pay now</Button>
    </Tooltip>
  );
}
