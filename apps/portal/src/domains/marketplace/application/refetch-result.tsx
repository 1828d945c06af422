import type { ApplicationChange } from "@portico/contract/features/marketplace/application.schemas";
import { Button } from "@portico/ui";
import { Card, Comparison } from "@portico/ui/display";
import { marketplaceMessages } from "../../../messages/marketplace.ts";

const texts = marketplaceMessages.refetch;

export interface RefetchResultProps {
  changes: readonly ApplicationChange[];
  onDismiss: () => void;
}

/** What changed at the Marketplace since the last fetch. */
export function RefetchResult({ changes, onDismiss }: RefetchResultProps) {
  return (
    <Card
      role="status"
      title={texts.title}
      actions={
        <Button size="sm" variant="ghost" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      }
    >
      {changes.length === 0 ? (
        <p className="text-fg-muted">{texts.nothing}</p>
      ) : (
        <Comparison
          beforeLabel={texts.before}
          afterLabel={texts.after}
          parts={changes.map(({ label, before, after }) => ({ id: label, label, before, after }))}
        />
      )}
    </Card>
  );
}
