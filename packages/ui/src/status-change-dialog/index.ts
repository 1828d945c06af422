export {
  type StatusChange,
  StatusChangeDialog,
  type StatusChangeDialogProps,
  type StatusDetails,
} from "./status-change-dialog.js";
