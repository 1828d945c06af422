import { Button, EmptyState } from "@portico/ui";

export function EmptyStateExample() {
  return (
    <EmptyState
      title="No leads yet"
      hint="Upload a file with names and phone numbers to add some."
      action={<Button variant="primary">Upload leads</Button>}
    />
  );
}
