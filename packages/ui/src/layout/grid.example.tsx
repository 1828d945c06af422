import { Card, Stat } from "@portico/ui/display";
import { Grid } from "@portico/ui/layout";

export function GridExample() {
  return (
    <Grid columns={3} minWidth="sm">
      <Card>
        <Stat label="In force" value="1,204" />
      </Card>
      <Card>
        <Stat label="Unpaid" value="38" />
      </Card>
      <Card>
        <Stat label="New in June" value="51" />
      </Card>
    </Grid>
  );
}
