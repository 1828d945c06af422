import { formatSsn } from "@portico/ui/format";
import { MaskedValue, SsnField } from "@portico/ui/forms";
import { Grid } from "@portico/ui/layout";

export function SsnFieldExample() {
  return (
    <Grid columns={2}>
      <SsnField label="Social Security number" hint="Only for applicants" />
      <MaskedValue
        label="Stored number"
        masked="***-**-6789"
        onReveal={async () => "123456789"}
        format={formatSsn}
      />
    </Grid>
  );
}
