import { Link } from "@portico/ui/display";
import { Stack } from "@portico/ui/layout";

export function LinkExample() {
  return (
    <Stack gap={2} align="start">
      <Link href="#policies">Policies of Ana Rivera</Link>
      <Link href="https://www.healthcare.gov" opensNewTab>
        HealthCare.gov
      </Link>
      <Link href="#terms" tone="muted">
        Terms
      </Link>
    </Stack>
  );
}
