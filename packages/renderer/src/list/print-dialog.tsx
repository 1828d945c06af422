import { ConfirmDialog } from "@portico/ui/dialog";
import { usePrintMessages } from "../messages/lists.ts";

export interface PrintDialogProps {
  /** The number of matching rows. */
  total: number;
  /** Whether there are more than `total`, because counting stopped there. */
  hasMore: boolean;
  /** The most rows that are printed. */
  maxRows: number;
  /** Starts the export as PDF. Undefined if the list has none: the page that is shown is then offered. */
  onExport: (() => void) | undefined;
  onClose: () => void;
}

/** Says that a list is too long to print, and offers what is possible. */
export function PrintDialog({ total, hasMore, maxRows, onExport, onClose }: PrintDialogProps) {
  const texts = usePrintMessages();
  return (
    <ConfirmDialog
      isOpen
      title={texts.tooMany(total, hasMore)}
      description={onExport ? texts.exportInstead(maxRows) : texts.printPage(maxRows)}
      confirmLabel={onExport ? texts.exportPdf : texts.thisPage}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        if (onExport) onExport();
        // The dialog would be printed.
        else requestAnimationFrame(() => window.print());
      }}
    />
  );
}
