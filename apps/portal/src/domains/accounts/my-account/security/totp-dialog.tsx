import { confirmTotpBody } from "@portico/contract/features/accounts/user.schemas";
import { useState } from "react";
import { fetchJson } from "../../../../api/client.ts";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { parseDigits } from "../../sign-in/one-time-code.ts";
import { CodeField } from "./code-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { RecoveryDialog } from "./recovery-dialog.tsx";
import { StepDialog } from "./step-dialog.tsx";
import { type TotpKey, TotpSecret } from "./totp-secret.tsx";
import { useOpenerFocus } from "./use-opener-focus.ts";
import { usePassword } from "./use-password.ts";
import { useStep } from "./use-step.ts";

const { codeFirst, totp: texts } = myAccountMessages.security;

export interface TotpDialogProps {
  /** Called after it is on and the user saved the recovery codes. */
  onSwitchedOn: () => Promise<void>;
  onClose: () => void;
}

/** Sets up an authenticator app: the password, the app's key, a code that proves it, and the recovery codes. */
export function TotpDialog({ onSwitchedOn, onClose }: TotpDialogProps) {
  const focusOpener = useOpenerFocus();
  const password = usePassword();
  // Never cached in the page's store.
  const [key, setKey] = useState<TotpKey>();
  const [otp, setOtp] = useState("");
  const [error, setError] = useState<string>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const { isPending, failure, run } = useStep();
  const finish = () => {
    onClose();
    void onSwitchedOn();
  };
  const begin = () => {
    const body = password.read();
    if (body) void run(async () => setKey(await fetchJson("user.beginTotp", { body })));
  };
  const confirm = () => {
    const body = confirmTotpBody.safeParse({ otp: parseDigits(otp) ?? otp });
    setError(body.error?.issues[0]?.message);
    if (!body.success) return;
    void run(async () => {
      const response = await fetchJson("user.confirmTotp", { body: body.data });
      setRecoveryCodes(response.recoveryCodes);
    });
  };
  if (recoveryCodes) {
    return <RecoveryDialog codes={recoveryCodes} onDone={finish} onCloseAutoFocus={focusOpener} />;
  }
  if (!key) {
    return (
      <StepDialog
        title={texts.title}
        description={texts.text}
        submitLabel={texts.next}
        isPending={isPending}
        whyNot={password.whyNot}
        failure={failure}
        onSubmit={begin}
        onClose={onClose}
      >
        <PasswordField {...password.field} />
      </StepDialog>
    );
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
      <TotpSecret {...key} />
      <div className="grid gap-3 border-t border-border pt-4">
        <p>{texts.confirm}</p>
        <CodeField autoFocus value={otp} onChange={setOtp} error={error} />
      </div>
    </StepDialog>
  );
}
