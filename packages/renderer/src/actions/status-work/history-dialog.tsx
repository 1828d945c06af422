import { FormatProvider } from "@portico/ui/format-provider";
import { HistoryDialog as HistorySheet } from "@portico/ui/work-dialogs";
import type { ActionDialogProps } from "../../action-kinds/action-kind.ts";
import { describeTarget } from "../describe-target.ts";
import { idOf } from "../rows-request.ts";
import { useHistory } from "./use-history.ts";

/** Shows the status history of a row. */
export function HistoryDialog({ action, target, context, onClose }: ActionDialogProps<"history">) {
  const { endpoint, idField, tones, datePattern, empty, label } = action;
  const history = useHistory({ endpoint, id: idOf(target.rows[0], idField), tones, datePattern, empty });
  return (
    <FormatProvider datePattern={datePattern}>
      <HistorySheet
        isOpen
        title={label}
        description={describeTarget(target, context)}
        onOpenChange={({ isOpen }) => !isOpen && onClose()}
        {...history}
      />
    </FormatProvider>
  );
}
