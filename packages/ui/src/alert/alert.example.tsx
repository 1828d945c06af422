import { Button } from "@portico/ui";
import { Alert } from "@portico/ui/display";

export function AlertExample() {
  return (
    <Alert tone="warning" title="Documents are due on June 30" actions={<Button size="sm">Upload</Button>}>
      Ana Rivera has to prove her income, or the tax credit ends.
    </Alert>
  );
}
