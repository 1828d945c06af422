import { exportFormats } from "@portico/contract";
import type { ActionImplementations } from "./action-kind.ts";

/** How each kind of action is done. */
export const actionKinds: ActionImplementations = {
  notes: { needs: "one", dialog: async () => (await import("./notes-dialog.tsx")).NotesDialog },
  changeStatus: {
    needs: "some",
    dialog: async () => (await import("./change-status-dialog.tsx")).ChangeStatusDialog,
  },
  assign: { needs: "some", dialog: async () => (await import("./assign-dialog.tsx")).AssignDialog },
  history: { needs: "one", dialog: async () => (await import("./history-dialog.tsx")).HistoryDialog },
  form: { needs: "nothing", dialog: async () => (await import("./form-dialog.tsx")).FormDialog },
  confirm: { needs: "some", dialog: async () => (await import("./confirm-dialog.tsx")).ConfirmDialog },
  export: {
    needs: "nothing",
    choices: ({ formats }) => formats.map((format) => ({ id: format, label: exportFormats[format].label })),
    run: async () => (await import("./export-run.tsx")).runExport,
  },
  upload: { needs: "nothing", dialog: async () => (await import("./upload-action.tsx")).UploadAction },
  call: { needs: "nothing", run: async () => (await import("./run-call.tsx")).runCall },
  link: { needs: "one", run: async () => (await import("./run-link.ts")).runLink },
  copy: { needs: "one", run: async () => (await import("./run-copy.ts")).runCopy },
  detail: {
    needs: "one",
    run:
      async () =>
      async ({ target, context }) => {
        const [row] = target.rows;
        if (row) context.openDetail(row);
      },
  },
  custom: { needs: "nothing", run: async () => (await import("./run-custom.ts")).runCustom },
};
