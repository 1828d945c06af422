import type { customParts } from "@portico/portal-config";
import type { ComponentType } from "react";
import type { RowDialogProps } from "../../forms/row-dialog.ts";
import type { ActionRun } from "./action-kind.ts";

type CustomAction = (args: ActionRun<"custom">) => Promise<void> | void;

/** The implementations of the portal's custom actions. */
const customActions = {
  print: () => window.print(),
  registerUser: opens(() =>
    import("../../users/register-dialog.tsx").then((module) => module.RegisterDialog),
  ),
  editUser: opens(() => import("../../users/edit-user-dialog.tsx").then((module) => module.EditUserDialog)),
  resetPassword: opens(() =>
    import("../../users/reset-password-dialog.tsx").then((module) => module.ResetPasswordDialog),
  ),
  linkUser: opens(() => import("../../users/link-dialog.tsx").then((module) => module.LinkDialog)),
  setVisibility: opens(() =>
    import("../../users/visibility-dialog.tsx").then((module) => module.VisibilityDialog),
  ),
} satisfies Record<(typeof customParts)["action"][number], CustomAction>;

/** Runs a custom action. */
export async function runCustom(args: ActionRun<"custom">): Promise<void> {
  const run: CustomAction = customActions[args.action.name];
  await run(args);
}

/** Opens a dialog for the selected row. Its code is loaded on first use. */
function opens(load: () => Promise<ComponentType<RowDialogProps>>): CustomAction {
  return async ({ target, context, show }) => {
    const Dialog = await load();
    const close = () => show(null);
    show(
      <Dialog
        rowId={target.rows[0]?.id}
        onDone={(success) => {
          context.reportSuccess(success);
          close();
        }}
        onClose={close}
      />,
    );
  };
}
