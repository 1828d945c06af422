export { confirmUnload, navigateAway, reloadPage } from "../unsaved/before-unload.ts";
export { leaveDialog } from "../unsaved/lazy-leave-dialog.ts";
export { confirmLeave, useLeaveConfirmation } from "../unsaved/leave-confirmation.ts";
export { LeaveDialog } from "../unsaved/leave-dialog.tsx";
export { LeaveGuard } from "../unsaved/leave-guard.tsx";
export { isAnythingUnsaved, respondToOtherTabs } from "../unsaved/other-tabs.ts";
export { hasUnsavedChanges, useUnsavedChanges } from "../unsaved/unsaved-changes.ts";
