import { NotesSheet } from "@portico/ui/work-dialogs";
import type { ActionDialogProps } from "../../action-kinds/action-kind.ts";
import { describeTarget } from "../describe-target.ts";
import { idOf } from "../rows-request.ts";
import { useNotes } from "./use-notes.ts";

/** Shows the notes on a record, with a form to add one. */
export function NotesDialog({ action, target, context, onClose }: ActionDialogProps<"notes">) {
  const notes = useNotes(action.entity, idOf(target.rows[0], action.idField));
  return (
    <NotesSheet
      isOpen
      title={action.label}
      description={describeTarget(target, context)}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      {...notes}
    />
  );
}
