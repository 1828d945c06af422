import { confirmTotpBody } from "@portico/contract/schemas/user";
import { useState } from "react";
import { fetchJson } from "../../../api/client.ts";
import { myAccountMessages } from "../../../messages/my-account.ts";
import { CodeField } from "./code-field.tsx";
import { RecoveryDialog } from "./recovery-dialog.tsx";
import { StepDialog } from "./step-dialog.tsx";
import { TotpSecret } from "./totp-secret.tsx";
import { useStep } from "./use-step.ts";

const { codeFirst, totp: texts } = myAccountMessages.security;

/** Props of `TotpDialog`. */
export interface TotpDialogProps {
  /** Called once it is on and the recovery codes are saved. */
  onSwitchedOn: () => Promise<void>;
  onClose: () => void;
}

/** Sets up an authenticator app: its key, a code that proves it, and the recovery codes. */
export function TotpDialog({ onSwitchedOn, onClose }: TotpDialogProps) {
  const [opener] = useState(() => document.activeElement);
  const [otp, setOtp] = useState("");
  const [error, setError] = useState<string>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const { isPending, failure, run } = useStep();
  const finish = () => {
    onClose();
    void onSwitchedOn();
  };
  const confirm = () => {
    const body = confirmTotpBody.safeParse({ otp });
    setError(body.error?.issues[0]?.message);
    if (!body.success) return;
    void run(async () => {
      const answer = await fetchJson("user.confirmTotp", { body: body.data });
      setRecoveryCodes(answer.recoveryCodes);
    });
  };
  // The second dialog was opened by the first, which is gone.
  const focusOpener = (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
  if (recoveryCodes) {
    return <RecoveryDialog codes={recoveryCodes} onDone={finish} onCloseAutoFocus={focusOpener} />;
  }
  return (
    <StepDialog
      title={texts.title}
      submitLabel={texts.submit}
      isPending={isPending}
      whyNot={otp === "" ? codeFirst : undefined}
      failure={failure}
      onSubmit={confirm}
      onClose={onClose}
    >
      <TotpSecret />
      <div className="grid gap-3 border-t border-border pt-4">
        <p>{texts.confirm}</p>
        <CodeField value={otp} onChange={setOtp} error={error} />
      </div>
    </StepDialog>
  );
}
