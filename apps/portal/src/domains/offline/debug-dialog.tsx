import { Dialog } from "@portico/ui";
import { JsonView } from "@portico/ui/code";
import { offlineMessages } from "../../messages/offline-applications.ts";
import { maskSensitive } from "./mask-sensitive.ts";

const texts = offlineMessages.debug;

export interface DebugDialogProps {
  values: unknown;
  onClose: () => void;
}

/** The values of a form as JSON, with sensitive ones masked. For debug mode. */
export function DebugDialog({ values, onClose }: DebugDialogProps) {
  return (
    <Dialog
      isOpen
      size="lg"
      title={texts.title}
      description={texts.text}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <JsonView
        label={texts.title}
        value={maskSensitive(values)}
        expandedLevels={2}
        classNames={{ tree: "max-h-[60vh]" }}
      />
    </Dialog>
  );
}
