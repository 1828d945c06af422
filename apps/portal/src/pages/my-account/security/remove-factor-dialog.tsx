import { removeSecondFactorBody } from "@portico/contract/schemas/user";
import { TextField } from "@portico/ui";
import { useState } from "react";
import { request } from "../../../api/client.ts";
import { myAccountMessages } from "../../../messages/my-account.ts";
import { StepDialog } from "./step-dialog.tsx";
import type { Factor } from "./use-second-factors.ts";
import { useStep } from "./use-step.ts";

const texts = myAccountMessages.security;

/** Props of `RemoveFactorDialog`. */
export interface RemoveFactorDialogProps {
  factor: Factor;
  onSwitchedOff: () => Promise<void>;
  onClose: () => void;
}

/** Switches a second factor off, for who knows the password. */
export function RemoveFactorDialog({ factor, onSwitchedOff, onClose }: RemoveFactorDialogProps) {
  const [pass, setPass] = useState("");
  const [error, setError] = useState<string>();
  const { isPending, failure, run } = useStep();
  const remove = () => {
    const body = removeSecondFactorBody.safeParse({ method: factor, pass });
    setError(body.error?.issues[0]?.message);
    if (!body.success) return;
    void run(async () => {
      await request("user.removeSecondFactor", { body: body.data });
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
      whyNot={pass === "" ? texts.remove.passFirst : undefined}
      failure={failure}
      onSubmit={remove}
      onClose={onClose}
    >
      <TextField
        label={texts.remove.pass}
        type="password"
        autoComplete="current-password"
        required
        error={error}
        value={pass}
        onChange={({ target }) => setPass(target.value)}
      />
    </StepDialog>
  );
}
