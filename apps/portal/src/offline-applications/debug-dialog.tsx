import { Dialog } from "@portico/ui";
import { offlineMessages } from "../messages/offline-applications.ts";
import { ScrollRegion } from "../scroll-region/scroll-region.tsx";
import { maskSensitive } from "./mask-sensitive.ts";

const texts = offlineMessages.debug;

/** Props of `DebugDialog`. */
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
      <ScrollRegion label={texts.title} className="max-h-[60vh] overflow-auto">
        <pre className="font-mono text-caption">{JSON.stringify(maskSensitive(values), null, 2)}</pre>
      </ScrollRegion>
    </Dialog>
  );
}
