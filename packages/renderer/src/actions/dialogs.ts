// The small dialogs of actions, in one file: in the first load, each further file name would cost more.
export { ConfirmDialog } from "./confirm-dialog.tsx";
export { AssignDialog } from "./status-work/assign-dialog.tsx";
export { ChangeStatusDialog } from "./status-work/change-status-dialog.tsx";
export { HistoryDialog } from "./status-work/history-dialog.tsx";
export { PickedStatusDialog } from "./status-work/picked-status-dialog.tsx";
