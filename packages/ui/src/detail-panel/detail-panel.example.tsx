import { Button } from "@portico/ui";
import { DetailPanel } from "@portico/ui/detail-panel";
import { Stack } from "@portico/ui/layout";
import { useState } from "react";

const policies = ["FL-10417", "FL-10418", "FL-10419"];

export function DetailPanelExample() {
  const [shown, setShown] = useState(-1);
  return (
    <div style={{ display: "flex", height: 260 }}>
      <Stack align="start" gap={2} style={{ flex: 1 }}>
        {policies.map((policy, index) => (
          <Button key={policy} onClick={() => setShown(index)}>
            {policy}
          </Button>
        ))}
      </Stack>
      <DetailPanel
        isOpen={shown >= 0}
        onOpenChange={() => setShown(-1)}
        title={`Policy ${policies[shown]}`}
        onPrevious={shown > 0 ? () => setShown(shown - 1) : undefined}
        onNext={shown < policies.length - 1 ? () => setShown(shown + 1) : undefined}
      >
        Effectuated on January 1, 2026
      </DetailPanel>
    </div>
  );
}
