import { StatusBadge } from "@portico/ui";
import { Inline } from "@portico/ui/layout";

export function StatusBadgeExample() {
  return (
    <Inline>
      <StatusBadge tone="success">Effectuated</StatusBadge>
      <StatusBadge tone="warning">Call Back</StatusBadge>
      <StatusBadge tone="danger">Unpaid</StatusBadge>
      <StatusBadge tone="info">Submitted</StatusBadge>
      <StatusBadge>New</StatusBadge>
    </Inline>
  );
}
