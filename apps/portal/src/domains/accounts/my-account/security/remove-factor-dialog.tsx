import { request } from "../../../../api/client.ts";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { PasswordField } from "./password-field.tsx";
import { StepDialog } from "./step-dialog.tsx";
import { usePassword } from "./use-password.ts";
import type { Factor } from "./use-second-factors.ts";
import { useStep } from "./use-step.ts";

const texts = myAccountMessages.security;

export interface RemoveFactorDialogProps {
  factor: Factor;
  onSwitchedOff: () => Promise<void>;
  onClose: () => void;
}

/** Turns off a second factor. Requires the password. */
export function RemoveFactorDialog({ factor, onSwitchedOff, onClose }: RemoveFactorDialogProps) {
  const password = usePassword();
  const { isPending, failure, run } = useStep();
  const remove = () => {
    const body = password.read();
    if (!body) return;
    void run(async () => {
      await request("user.removeSecondFactor", { body: { ...body, method: factor } });
      onClose();
      await onSwitchedOff();
    });
  };
  return (
    <StepDialog
      title={texts.remove.title(texts.factors[factor].name)}
      description={texts.remove.text}
      submitLabel={texts.switchOff}
      isPending={isPending}
      whyNot={password.whyNot}
      failure={failure}
      onSubmit={remove}
      onClose={onClose}
    >
      <PasswordField {...password.field} />
    </StepDialog>
  );
}
