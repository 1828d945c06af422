export { HistoryDialog, type HistoryDialogProps } from "./history-dialog.js";
