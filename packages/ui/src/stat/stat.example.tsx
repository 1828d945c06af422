import { Stat } from "@portico/ui/display";
import { Grid } from "@portico/ui/layout";

export function StatExample() {
  return (
    <Grid columns={3} minWidth="sm">
      <Stat label="Policies in force" value="1,204" change="+12% since March" changeTone="success" />
      <Stat label="Unpaid" value="38" change="+9 since March" changeTone="danger" />
      <Stat label="Members" value="2,310" hint="Without dependents over 26" />
    </Grid>
  );
}
