import { Button } from "@portico/ui";
import { Plus } from "@portico/ui/icons";
import { Inline } from "@portico/ui/layout";

export function ButtonExample() {
  return (
    <Inline>
      <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />}>
        New policy
      </Button>
      <Button>Export</Button>
      <Button variant="ghost">Clear Filters</Button>
      <Button variant="danger">Delete lead</Button>
      <Button disabledReason="Select at least one policy">Assign</Button>
    </Inline>
  );
}
