import { lazyWithRetry } from "../lazy-with-retry/lazy-with-retry.ts";

/** The dialog 'Really close?'. */
export const leaveDialog = lazyWithRetry(() =>
  import("./leave-dialog.tsx").then((module) => module.LeaveDialog),
);
