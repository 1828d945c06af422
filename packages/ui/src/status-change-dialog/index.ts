export {
  type StatusChange,
  StatusChangeDialog,
  type StatusChangeDialogProps,
} from "./status-change-dialog.js";
