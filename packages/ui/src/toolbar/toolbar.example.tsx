import { Button, Toolbar } from "@portico/ui";
import { useState } from "react";

export function ToolbarExample() {
  const [count, setCount] = useState(3);
  const disabledReason = count === 0 ? "Select a policy first" : undefined;
  return (
    <Toolbar
      label="Actions on policies"
      selectedCount={count}
      onUnmarkAll={() => setCount(0)}
      actions={[
        { id: "assign", label: "Assign", disabledReason, onPress: () => {} },
        { id: "status", label: "Change Status", disabledReason, onPress: () => {} },
        { id: "delete", label: "Delete…", isInMenu: true, tone: "danger", disabledReason, onPress: () => {} },
      ]}
      end={<Button size="sm">Export CSV</Button>}
    />
  );
}
