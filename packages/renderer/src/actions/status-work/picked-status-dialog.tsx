import type { LookupRow } from "@portico/endpoints/schemas";
import type { ActionDialogProps } from "../../action-kinds/action-kind.ts";
import { useActionMessages } from "../../messages/lists.ts";
import { SetStatusDialog } from "./set-status-dialog.tsx";

export interface PickedStatusDialogProps extends Omit<ActionDialogProps<"call">, "choice" | "schemas"> {
  /** What the picker offers. */
  statuses: readonly LookupRow[];
  /** The picked status. */
  choice: string;
}

/** Sets a status that was picked beside the button, and asks when that is due which it promises. */
export function PickedStatusDialog({ action, ...props }: PickedStatusDialogProps) {
  const texts = useActionMessages();
  return (
    <SetStatusDialog
      {...props}
      action={action}
      title={action.label}
      values={action.values}
      success={action.success ?? texts.done(action.label)}
      isCommentRequired={false}
    />
  );
}
