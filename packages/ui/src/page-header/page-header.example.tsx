import { Button, StatusBadge } from "@portico/ui";
import { PageHeader } from "@portico/ui/display";

export function PageHeaderExample() {
  return (
    <PageHeader
      title="Policy FL-10417"
      level={2}
      badges={<StatusBadge tone="danger">Unpaid</StatusBadge>}
      description="Ana Rivera, Ambetter Silver 4, effective January 1, 2026"
      actions={
        <>
          <Button>Notes</Button>
          <Button variant="primary">Record payment</Button>
        </>
      }
    />
  );
}
