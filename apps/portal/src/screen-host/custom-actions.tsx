import type { customParts } from "@portico/portal-config";
import type { RowDialogProps } from "@portico/renderer/forms";
import { allFilters } from "@portico/renderer/list";
import type { CustomAction } from "@portico/renderer/parts";
import type { ComponentType } from "react";

/** The portal's custom actions. The code of each is loaded on first use. */
export const customActions = {
  agentCommissionStatement: async ({ target, context, show }) => {
    const { StatementDialog } = await import("../reports/statement-dialog.tsx");
    const paymentNumber = target.rows[0]?.paymentNumber;
    show(
      <StatementDialog
        paymentNumber={typeof paymentNumber === "string" ? paymentNumber : undefined}
        filters={allFilters(context.state)}
        onClose={() => show(null)}
      />,
    );
  },
  registerUser: opens(() =>
    import("../domains/accounts/users/register-dialog.tsx").then((module) => module.RegisterDialog),
  ),
  editUser: async (args) => (await import("./run-users.tsx")).editUser(args),
  resetPassword: opens(() =>
    import("../domains/accounts/users/reset-password-dialog.tsx").then(
      (module) => module.ResetPasswordDialog,
    ),
  ),
  linkUser: opens(() =>
    import("../domains/accounts/users/link-dialog.tsx").then((module) => module.LinkDialog),
  ),
  setVisibility: opens(() =>
    import("../domains/accounts/users/visibility-dialog.tsx").then((module) => module.VisibilityDialog),
  ),
  newPaymentBatch: opens(() =>
    import("../domains/payments/new-batch-dialog.tsx").then((module) => module.NewBatchDialog),
  ),
  deleteStatements: opens(() =>
    import("../domains/commissions/delete-statements-dialog.tsx").then(
      (module) => module.DeleteStatementsDialog,
    ),
  ),
  newFileLayout: opens(() =>
    import("../file-layouts/layout-dialog.tsx").then((module) => module.NewLayoutDialog),
  ),
  editFileLayout: opens(() =>
    import("../file-layouts/layout-dialog.tsx").then((module) => module.EditLayoutDialog),
  ),
  copyFileLayout: opens(() =>
    import("../file-layouts/layout-dialog.tsx").then((module) => module.CopyLayoutDialog),
  ),
  requestTimeOff: opens(() =>
    import("../domains/time-off/request-dialog.tsx").then((module) => module.RequestDialog),
  ),
  editApplication: opens(() =>
    import("../domains/offline/edit-application-dialog.tsx").then((module) => module.EditApplicationDialog),
  ),
  sendConsent: opens(() =>
    import("../domains/offline/send-consent-dialog.tsx").then((module) => module.SendConsentDialog),
  ),
  applicationHistory: opens(() =>
    import("../domains/offline/application-history-dialog.tsx").then(
      (module) => module.ApplicationHistoryDialog,
    ),
  ),
  newApplication: opens(() =>
    import("../domains/marketplace/list/new-application-dialog.tsx").then(
      (module) => module.NewApplicationDialog,
    ),
  ),
  updateApplications: async (args) => (await loadApplicationActions()).updateApplications(args),
  leadQuote: opens(() =>
    import("../domains/quotes/quote-dialog.tsx").then((module) => module.LeadQuoteDialog),
  ),
  customerQuote: opens(() =>
    import("../domains/quotes/quote-dialog.tsx").then((module) => module.CustomerQuoteDialog),
  ),
  reassignWork: async (args) => (await import("./run-users.tsx")).reassignWork(args),
  editSetting: async (args) => (await loadSettings()).editSetting(args),
  settingHistory: async (args) => (await loadSettings()).settingHistory(args),
} satisfies Record<Exclude<(typeof customParts)["action"][number], "print">, CustomAction>;

function loadApplicationActions() {
  return import("./run-applications.tsx");
}

function loadSettings() {
  return import("./run-settings.tsx");
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
