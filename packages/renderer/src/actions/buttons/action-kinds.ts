import type { ActionImplementations } from "../../action-kinds/action-kind.ts";
import { exportChoices } from "../export/export-choices.ts";

/** The implementation of each kind of action. Uses `then` for the reason given in `portal-routes.tsx`. */
export const actionKinds: ActionImplementations = {
  notes: {
    needs: "one",
    dialog: () => import("../status-work/notes-dialog.tsx").then((module) => module.NotesDialog),
  },
  changeStatus: {
    needs: "some",
    dialog: () => import("../dialogs.ts").then((module) => module.ChangeStatusDialog),
  },
  assign: {
    needs: "some",
    dialog: () => import("../dialogs.ts").then((module) => module.AssignDialog),
  },
  history: {
    needs: "one",
    dialog: () => import("../dialogs.ts").then((module) => module.HistoryDialog),
  },
  form: {
    needs: "nothing",
    dialog: () => import("../form/form-dialog.tsx").then((module) => module.FormDialog),
    schemasOf: ({ form, mode }, { forms }) => forms?.find(({ id }) => id === form)?.[mode]?.endpoint,
  },
  confirm: {
    needs: "some",
    dialog: () => import("../dialogs.ts").then((module) => module.ConfirmDialog),
  },
  export: {
    needs: "nothing",
    choices: exportChoices,
    run: () => import("../export/export-run.tsx").then((module) => module.runExport),
  },
  upload: {
    needs: "nothing",
    dialog: () => import("../upload/upload-action.tsx").then((module) => module.UploadAction),
    schemasOf: ({ endpoint }) => endpoint,
  },
  call: { needs: "nothing", run: () => import("../runs.ts").then((module) => module.runCall) },
  link: { needs: "one", run: () => import("../runs.ts").then((module) => module.runLink) },
  copy: { needs: "one", run: () => import("../runs.ts").then((module) => module.runCopy) },
  detail: {
    needs: "one",
    run:
      async () =>
      async ({ target, context }) => {
        const [row] = target.rows;
        if (row) context.openDetail(row);
      },
  },
  custom: { needs: "nothing", run: () => import("../runs.ts").then((module) => module.runCustom) },
};
