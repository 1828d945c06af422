import { Button, StatusBadge } from "@portico/ui";
import { Inline } from "@portico/ui/layout";

export function InlineExample() {
  return (
    <Inline justify="between">
      <Inline>
        <strong>FL-10417</strong>
        <StatusBadge tone="danger">Unpaid</StatusBadge>
      </Inline>
      <Button size="sm">Call</Button>
    </Inline>
  );
}
