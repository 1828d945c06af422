/** Props of a dialog that a custom action opens. */
export interface RowDialogProps {
  /** The id of the selected row, or undefined if there is none. */
  rowId: string | undefined;
  /** Call it when the change is saved: shows this text, refetches the list and closes the dialog. */
  onDone: (success: string) => void;
  onClose: () => void;
}
