export { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.js";
export { Dialog, type DialogProps } from "./dialog.js";
export { DialogCloseButton } from "./dialog-close-button.js";
export { Sheet, type SheetProps } from "./sheet.js";
