import { formatSsn } from "@portico/ui/format";
import { MaskedValue } from "@portico/ui/forms";
import { Grid } from "@portico/ui/layout";

/** Stands for a server, which records who saw what. */
const revealSsn = async () => "123456789";
const revealCard = async () => "4111 1111 1111 1111";

export function MaskedValueExample() {
  return (
    <Grid columns={2}>
      <MaskedValue
        label="Social Security number"
        masked="***-**-6789"
        onReveal={revealSsn}
        format={formatSsn}
      />
      <MaskedValue label="Card number" masked="•••• 1111" onReveal={revealCard} hideAfter={10} />
    </Grid>
  );
}
