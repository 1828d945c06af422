import { useState } from "react";
import { fetchJson } from "../../../../api/client.ts";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { PasswordField } from "./password-field.tsx";
import { RecoveryDialog } from "./recovery-dialog.tsx";
import { StepDialog } from "./step-dialog.tsx";
import { useOpenerFocus } from "./use-opener-focus.ts";
import { usePassword } from "./use-password.ts";
import { useStep } from "./use-step.ts";

const { renew: texts } = myAccountMessages.security;

export interface RenewCodesDialogProps {
  /** Called after the user saved the new codes. */
  onRenewed: () => Promise<void>;
  onClose: () => void;
}

/** Replaces the recovery codes and shows the new ones. Requires the password. */
export function RenewCodesDialog({ onRenewed, onClose }: RenewCodesDialogProps) {
  const focusOpener = useOpenerFocus();
  const password = usePassword();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const { isPending, failure, run } = useStep();
  const renew = () => {
    const body = password.read();
    if (!body) return;
    void run(async () => {
      const response = await fetchJson("user.renewRecoveryCodes", { body });
      setRecoveryCodes(response.recoveryCodes);
    });
  };
  const finish = () => {
    onClose();
    void onRenewed();
  };
  if (recoveryCodes) {
    return <RecoveryDialog codes={recoveryCodes} onDone={finish} onCloseAutoFocus={focusOpener} />;
  }
  return (
    <StepDialog
      title={texts.title}
      description={texts.text}
      submitLabel={texts.submit}
      isPending={isPending}
      whyNot={password.whyNot}
      failure={failure}
      onSubmit={renew}
      onClose={onClose}
    >
      <PasswordField {...password.field} />
    </StepDialog>
  );
}
