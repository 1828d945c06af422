import { Button, StatusBadge } from "@portico/ui";
import { Card } from "@portico/ui/display";
import { formatMoney } from "@portico/ui/format";
import { Grid } from "@portico/ui/layout";

export function CardExample() {
  return (
    <Grid columns={2}>
      <Card
        title="Ambetter Silver 4"
        actions={<StatusBadge tone="success">Best price</StatusBadge>}
        footer={<Button>Choose plan</Button>}
      >
        {formatMoney(98.1)} per month, deductible {formatMoney(1500)}
      </Card>
      <Card asChild>
        <a href="#plans">See 41 other plans</a>
      </Card>
    </Grid>
  );
}
