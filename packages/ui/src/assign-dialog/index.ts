export { AssignDialog, type AssignDialogProps, type Assignment } from "./assign-dialog.js";
